package main

import (
	"errors"
	"log/slog"
	"strings"

	"muster/internal/app"
	"muster/internal/app/messages"
	"muster/internal/outreach"
)

// equipWhatsapp configures the WhatsApp service and its reports.
func (c *serveCommand) equipWhatsapp(muster *app.App) (err error) {
	if c.Whatsapp != "" {
		if muster.Messages.Whatsapp, err = outreach.ParseWhatsapp(c.Whatsapp); err != nil {
			return err
		}
	}
	if c.WhatHook == "" {
		return nil
	}
	verify, secret, _ := strings.Cut(c.WhatHook, ":")
	if verify == "" || len(secret) < leastHook {
		return errors.New("--whatsapp-hook must look like VERIFY:SECRET, with a secret of 16 characters or more")
	}
	muster.Messages.WhatsappHook = messages.WhatsappHook{Verify: verify, Secret: secret}
	return nil
}

// keepDemoSilent keeps the demo company from writing to strangers: its mobiles are made up and may belong to somebody.
func keepDemoSilent(muster *app.App, log *slog.Logger) {
	if service := muster.Messages.Whatsapp; service != nil && !service.IsLocal() {
		muster.Messages.Whatsapp = nil
		log.Warn("the demo company's WhatsApp messages are kept: they leave only to a service on this machine")
	}
}
