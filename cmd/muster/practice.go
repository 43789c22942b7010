package main

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"muster/internal/practice"
)

type practiceCommand struct {
	Addr     string `help:"Address to listen on, of this machine." default:"127.0.0.1:8090"`
	Muster   string `help:"The Muster that gets the reports, on this machine." default:"http://127.0.0.1:8080"`
	WhatHook string `help:"As --whatsapp-hook of that Muster." name:"whatsapp-hook" placeholder:"VERIFY:SECRET" default:"practice:practice-only-secret" env:"MUSTER_WHATSAPP_HOOK"`
	TelHook  string `help:"As --telephony-hook of that Muster." name:"telephony-hook" placeholder:"SECRET" default:"practice-only-secret" env:"MUSTER_TELEPHONY_HOOK"`
}

// Run plays the services until it is told to stop.
func (c *practiceCommand) Run(g *globals) error {
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	if err := practice.CheckMuster(c.Muster); err != nil {
		return err
	}
	_, cloudSecret, _ := strings.Cut(c.WhatHook, ":")
	listener, err := practice.Listen(c.Addr)
	if err != nil {
		return err
	}
	service := &practice.Server{Muster: strings.TrimSuffix(c.Muster, "/"), CloudSecret: cloudSecret,
		TelephonySecret: c.TelHook, Log: slog.New(slog.NewTextHandler(g.stderr, nil))}
	address := "http://" + listener.Addr().String()
	g.say("practice %s", address)
	g.say("Its start page tells how to try each ending. Start Muster with:")
	g.say("  --whatsapp %s --whatsapp-hook %s", cloudAddress(listener), quoted(c.WhatHook))
	g.say("  --telephony %s --telephony-hook %s", address+practice.TelephonyPath, quoted(c.TelHook))
	ended := servePractice(service, listener)
	<-ctx.Done()
	return ended()
}

func cloudAddress(listener net.Listener) string {
	return "cloud+http://practice@" + listener.Addr().String() + practice.CloudPath
}

// servePractice serves until the returned function is called.
func servePractice(service *practice.Server, listener net.Listener) (end func() error) {
	server := &http.Server{Handler: service.Handler(), ReadHeaderTimeout: 5 * time.Second}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	return func() error {
		service.Close()
		if err := errors.Join(server.Close(), <-failed); !errors.Is(err, http.ErrServerClosed) {
			return err
		}
		return nil
	}
}

// practise starts the practice server beside this one and configures every channel with it. Only the demo company
// practises: what is played would be taken for true in any other.
func (c *serveCommand) practise(log *slog.Logger) (*practice.Server, net.Listener, error) {
	switch {
	case !c.Demo:
		return nil, nil, errors.New("--practice is for the demo company only: give --demo too")
	case c.Whatsapp != "" || c.WhatHook != "" || c.Telephony != "" || c.TelHook != "":
		return nil, nil, errors.New("--practice plays WhatsApp and telephony itself: leave their flags out")
	}
	listener, err := practice.Listen("127.0.0.1:0")
	if err != nil {
		return nil, nil, err
	}
	service := &practice.Server{CloudSecret: rand.Text(), TelephonySecret: rand.Text(), Log: log}
	c.Whatsapp, c.WhatHook = cloudAddress(listener), "practice:"+service.CloudSecret
	c.Telephony, c.TelHook = "http://"+listener.Addr().String()+practice.TelephonyPath, service.TelephonySecret
	return service, listener, nil
}
