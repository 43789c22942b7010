package people

import (
	"context"
	"fmt"
	"strings"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// The fields of a user that are sealed.
const (
	passwordField = "telephony_password"
	secretField   = "telephony_secret"
)

// TelephonySecret returns a user's secret for the telephony service. One that was sealed with a key that is lost has to
// be entered again.
func (s *Service) TelephonySecret(row store.User) (string, error) {
	if row.TelephonySecret == "" {
		return "", hiring.Refuse(hiring.CallSecretNotSet)
	}
	secret, err := s.Unseal(core.SecretOwner{UserID: row.ID, Field: secretField}, row.TelephonySecret)
	if err == core.ErrSealBroken {
		return "", hiring.Refuse(hiring.CallSecretLost)
	}
	return secret, err
}

// sealTelephony seals a user's new password and secret; what is empty stays empty.
func (s *Service) sealTelephony(userID string, t Telephony) (password, secret string, err error) {
	if password, err = s.Seal(core.SecretOwner{UserID: userID, Field: passwordField}, t.Password); err != nil {
		return "", "", err
	}
	secret, err = s.Seal(core.SecretOwner{UserID: userID, Field: secretField}, t.Secret)
	return password, secret, err
}

// resealed returns what to store of a secret that was typed again: what is stored, if it is the same.
func (s *Service) resealed(of core.SecretOwner, stored, typed string) (string, error) {
	if is, err := s.Unseal(of, stored); err == nil && is == typed {
		return stored, nil
	}
	return s.Seal(of, typed)
}

// SealStored seals the secrets that were written before Muster sealed any. It may run in several processes at once:
// each row is sealed by one of them.
func (s *Service) SealStored(ctx context.Context) error {
	rows, err := s.Store.Read().UsersWithOpenSecrets(ctx)
	if err != nil {
		return fmt.Errorf("app: secrets in the clear: %w", err)
	}
	if len(rows) == 0 {
		return nil
	}
	return s.Store.InTx(ctx, func(q *store.Queries) error {
		for _, row := range rows {
			open := Telephony{Password: unsealed(row.TelephonyPassword), Secret: unsealed(row.TelephonySecret)}
			password, secret, err := s.sealTelephony(row.ID, open)
			if err != nil {
				return err
			}
			if open.Password == "" {
				password = row.TelephonyPassword
			}
			if open.Secret == "" {
				secret = row.TelephonySecret
			}
			if err := q.SealSecrets(ctx, store.SealSecretsParams{ID: row.ID, SealedPassword: password,
				SealedSecret: secret, OpenPassword: row.TelephonyPassword, OpenSecret: row.TelephonySecret}); err != nil {
				return fmt.Errorf("app: seal secrets: %w", err)
			}
		}
		return nil
	})
}

// unsealed returns a stored secret that is in the clear, and nothing for one that is sealed.
func unsealed(stored string) string {
	if strings.HasPrefix(stored, "sealed:") {
		return ""
	}
	return stored
}
