package httpapi

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// address is where a request comes from. X-Forwarded-For counts only when the sender is a known proxy, and then only
// its last hop that is not itself a known proxy: the client may have made up those before. shared means that only the
// proxy is known, so that many people may be behind the address.
func (b *Border) address(r *http.Request) (address string, shared bool) {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	at, err := netip.ParseAddr(host)
	if err != nil {
		return host, false
	}
	forwarded := r.Header.Values("X-Forwarded-For")
	hops := strings.Split(strings.Join(forwarded, ","), ",")
	for i := len(hops) - 1; i >= 0 && b.isProxy(at); i-- {
		before, known := hopOf(hops[i])
		if !known {
			break
		}
		at = before
	}
	at = at.Unmap()
	shared = b.isProxy(at) || b.behindUnknownProxy(at, len(forwarded) > 0)
	if at.Is6() && !at.IsLoopback() {
		// A home or an office owns a whole /64, so limits on single IPv6 addresses would have no effect.
		return netip.PrefixFrom(at, 64).Masked().String(), shared
	}
	return at.String(), shared
}

// hopOf reads one hop of X-Forwarded-For; some proxies add the port.
func hopOf(text string) (at netip.Addr, known bool) {
	text = strings.TrimSpace(text)
	if both, err := netip.ParseAddrPort(text); err == nil {
		return both.Addr().WithZone(""), true
	}
	at, err := netip.ParseAddr(strings.Trim(text, "[]"))
	return at.WithZone(""), err == nil
}

// behindUnknownProxy reports a proxy in front of Muster that --proxy does not name: Muster itself does not speak https,
// and only a proxy forwards requests from this machine.
func (b *Border) behindUnknownProxy(at netip.Addr, forwarded bool) bool {
	if len(b.Proxies) > 0 {
		return false
	}
	return b.Secure || forwarded && at.IsLoopback()
}

func (b *Border) isProxy(at netip.Addr) bool {
	for _, proxy := range b.Proxies {
		if proxy.Contains(at.Unmap()) {
			return true
		}
	}
	return false
}
