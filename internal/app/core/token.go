package core

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
)

// NewToken returns a secret for a browser or a link, and the hash that the database stores.
func NewToken() (token, hash string) {
	secret := make([]byte, 32)
	rand.Read(secret) // Never fails: it ends the program instead.
	token = base64.RawURLEncoding.EncodeToString(secret)
	return token, HashToken(token)
}

func HashToken(token string) string {
	sum := sha256.Sum256([]byte(token))
	return hex.EncodeToString(sum[:])
}
