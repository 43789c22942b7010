package messages

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"net/url"
	"strconv"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

const linkSecret = "links"

// linkKey returns the secret that signs links; the first use creates it.
func (s *Service) linkKey(ctx context.Context) ([]byte, error) {
	value, err := s.Store.Read().SecretByName(ctx, linkSecret)
	if store.IsNone(err) {
		made, _ := core.NewToken()
		err = s.Store.InTx(ctx, func(q *store.Queries) error {
			if err := q.AddSecret(ctx, store.AddSecretParams{Name: linkSecret, Value: made}); err != nil {
				return err
			}
			value, err = q.SecretByName(ctx, linkSecret)
			return err
		})
	}
	if err != nil {
		return nil, fmt.Errorf("app: key of links: %w", err)
	}
	return []byte(value), nil
}

// Sign adds an expiry and a signature to the values of a link. The purpose is signed too, so that a link for one thing
// opens no other.
func (s *Service) Sign(ctx context.Context, purpose string, values url.Values, age time.Duration) (url.Values, error) {
	key, err := s.linkKey(ctx)
	if err != nil {
		return nil, err
	}
	values.Set("until", strconv.FormatInt(s.Now().Add(age).Unix(), 10))
	values.Set("signature", signature(key, purpose, values))
	return values, nil
}

// CheckSigned checks that we made the link for the purpose and that it has not expired.
func (s *Service) CheckSigned(ctx context.Context, purpose string, values url.Values) error {
	key, err := s.linkKey(ctx)
	if err != nil {
		return err
	}
	until, err := strconv.ParseInt(values.Get("until"), 10, 64)
	given := values.Get("signature")
	if err != nil || !hmac.Equal([]byte(given), []byte(signature(key, purpose, values))) || s.Now().Unix() > until {
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
