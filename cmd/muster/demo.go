package main

import (
	"fmt"
	"net"
	"net/netip"
	"net/url"
	"strings"
)

// keepDemoLocal refuses every flag that would show the demo company to others: its passwords are in the README.
func (c *serveCommand) keepDemoLocal() error {
	public, err := url.Parse(c.PublicURL)
	switch {
	case !isLoopback(c.Addr):
		return demoOnlyLocal("--addr " + c.Addr)
	case c.PublicURL != "" && (err != nil || !isLoopbackHost(public.Hostname())):
		return demoOnlyLocal("--public-url " + c.PublicURL)
	case len(c.Proxy) > 0:
		return demoOnlyLocal("--proxy")
	}
	return nil
}

func demoOnlyLocal(flag string) error {
	return fmt.Errorf("the demo company has known passwords and is only served on this machine, so %s is refused; "+
		"a company of your own needs its own folder (--data) or database (--database)", flag)
}

func isLoopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	return err == nil && isLoopbackHost(host)
}

func isLoopbackHost(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || err == nil && ip.IsLoopback()
}
