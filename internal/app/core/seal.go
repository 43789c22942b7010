package core

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
)

// sealedMark begins every sealed secret; the number is that of the way it is sealed.
const sealedMark = "sealed:1:"

var (
	// ErrSealBroken means that a secret was sealed with another key, for another owner, or was changed.
	ErrSealBroken = errors.New("app: the secret cannot be opened with this key")
	errNoSealKey  = errors.New("app: there is no key that seals secrets")
)

// SecretOwner is whose secret it is. A sealed secret opens for its owner and field only, so that nobody can move it to
// another row.
type SecretOwner struct{ UserID, Field string }

func (o SecretOwner) bound() []byte { return []byte("app_user\x00" + o.UserID + "\x00" + o.Field) }

// Seal returns the secret as the database stores it; an empty one stays empty.
func (c *Core) Seal(of SecretOwner, secret string) (string, error) {
	if secret == "" {
		return "", nil
	}
	box, err := c.box()
	if err != nil {
		return "", err
	}
	nonce := make([]byte, box.NonceSize())
	rand.Read(nonce) // Never fails: it ends the program instead.
	return sealedMark + base64.RawURLEncoding.EncodeToString(box.Seal(nonce, nonce, []byte(secret), of.bound())), nil
}

// Unseal returns a stored secret, or ErrSealBroken.
func (c *Core) Unseal(of SecretOwner, stored string) (string, error) {
	if stored == "" {
		return "", nil
	}
	text, sealed := strings.CutPrefix(stored, sealedMark)
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if !sealed || err != nil {
		return "", ErrSealBroken
	}
	box, err := c.box()
	if err != nil {
		return "", err
	}
	if len(raw) < box.NonceSize() {
		return "", ErrSealBroken
	}
	secret, err := box.Open(nil, raw[:box.NonceSize()], raw[box.NonceSize():], of.bound())
	if err != nil {
		return "", ErrSealBroken
	}
	return string(secret), nil
}

// box is AES-256-GCM with a key made from ours.
func (c *Core) box() (cipher.AEAD, error) {
	if c.SealKey == nil {
		return nil, errNoSealKey
	}
	key, err := c.SealKey()
	if err != nil {
		return nil, err
	}
	made, err := hkdf.Key(sha256.New, key, nil, "muster: secrets of users", 32)
	if err != nil {
		return nil, fmt.Errorf("app: key that seals secrets: %w", err)
	}
	block, err := aes.NewCipher(made)
	if err != nil {
		return nil, fmt.Errorf("app: key that seals secrets: %w", err)
	}
	return cipher.NewGCM(block)
}
