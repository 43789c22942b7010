package messages

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/url"
	"strconv"
	"time"

	"muster/internal/hiring"
)

// errNoLinkKey keeps a link from being signed with nothing.
var errNoLinkKey = errors.New("app: there is no key that signs links")

// Sign adds an expiry and a signature to the values of a link. The purpose is signed too, so that a link for one thing
// opens no other.
func (s *Service) Sign(purpose string, values url.Values, age time.Duration) (url.Values, error) {
	return s.SignUntil(purpose, values, s.Now().Add(age))
}

// SignUntil is Sign for a link that ends at that time.
func (s *Service) SignUntil(purpose string, values url.Values, until time.Time) (url.Values, error) {
	if len(s.LinkKey) == 0 {
		return nil, errNoLinkKey
	}
	values.Set("until", strconv.FormatInt(until.Unix(), 10))
	values.Set("signature", signature(s.LinkKey, purpose, values))
	return values, nil
}

// CheckSigned checks that we made the link for the purpose and that it has not expired.
func (s *Service) CheckSigned(purpose string, values url.Values) error {
	if len(s.LinkKey) == 0 {
		return errNoLinkKey
	}
	until, err := strconv.ParseInt(values.Get("until"), 10, 64)
	given := values.Get("signature")
	if err != nil || !hmac.Equal([]byte(given), []byte(signature(s.LinkKey, purpose, values))) || s.Now().Unix() > until {
		return hiring.Refuse(hiring.LinkNoLongerValid)
	}
	return nil
}

func signature(key []byte, purpose string, values url.Values) string {
	signed := url.Values{}
	for name, value := range values {
		if name != "signature" {
			signed[name] = value
		}
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(purpose + "?" + signed.Encode()))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}
