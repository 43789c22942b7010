package main

import (
	"fmt"
	"net/netip"
)

// proxy is an argument of --proxy: one address or a network.
type proxy struct{ netip.Prefix }

// UnmarshalText accepts 10.0.0.7 as well as 10.0.0.0/24.
func (p *proxy) UnmarshalText(text []byte) (err error) {
	if at, err := netip.ParseAddr(string(text)); err == nil {
		p.Prefix = netip.PrefixFrom(at.Unmap(), at.Unmap().BitLen())
		return nil
	}
	if p.Prefix, err = netip.ParsePrefix(string(text)); err != nil {
		return fmt.Errorf("%q is neither an address such as 10.0.0.7 nor a network such as 10.0.0.0/24", text)
	}
	return nil
}

func networksOf(proxies []proxy) []netip.Prefix {
	networks := make([]netip.Prefix, len(proxies))
	for i, p := range proxies {
		networks[i] = p.Prefix
	}
	return networks
}
