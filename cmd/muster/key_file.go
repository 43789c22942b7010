package main

import (
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// leastKey is how many characters a key must have; one that we make has more.
const leastKey = 32

// keyFile is a key that is not in the database, so that a copy of the database opens no door and tells no secret. It
// comes from the environment, where several servers share it, or from a file beside the data, which is made when there
// is none.
type keyFile struct {
	variable, file string
	// does completes "which …", lost "and …" about a key that is removed.
	does, lost string
}

var (
	linkKeyFile = keyFile{"MUSTER_LINK_KEY", "link.key", "signs the links in mails", "links in mails that have left end"}
	sealKeyFile = keyFile{"MUSTER_SEAL_KEY", "seal.key", "seals the secrets of users",
		"users' telephony secrets have to be entered again"}
)

// linkKey is what signs the links in mails.
func (g *globals) linkKey() ([]byte, error) { return g.key(linkKeyFile) }

// sealKey is what seals the secrets of users.
func (g *globals) sealKey() ([]byte, error) { return g.key(sealKeyFile) }

// key keeps its files beside the file of SQLite, and in the folder of the data for PostgreSQL.
func (g *globals) key(k keyFile) ([]byte, error) {
	onPostgres, err := g.onPostgres()
	if err != nil {
		return nil, err
	}
	if onPostgres {
		return k.key(g.Data)
	}
	return k.key(filepath.Dir(g.database()))
}

func (k keyFile) key(folder string) ([]byte, error) {
	if given := strings.TrimSpace(os.Getenv(k.variable)); given != "" {
		if len(given) < leastKey {
			return nil, fmt.Errorf("%s must have %d characters or more", k.variable, leastKey)
		}
		return []byte(given), nil
	}
	path := filepath.Join(folder, k.file)
	if err := k.make(path); err != nil {
		return nil, fmt.Errorf("cannot make the key that %s: %w", k.does, err)
	}
	return k.read(path)
}

// make makes the file unless it is there. It gets its name only when it is whole: two servers that start at once must
// find one key.
func (k keyFile) make(path string) error {
	if _, err := os.Stat(path); err == nil || !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	secret := make([]byte, 32)
	rand.Read(secret) // Since Go 1.24 it never fails: it ends the program instead.
	// CreateTemp gives its file to nobody else, with mode 0600.
	file, err := os.CreateTemp(filepath.Dir(path), k.file+"-")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(file.Name()) }()
	_, err = file.WriteString(base64.RawURLEncoding.EncodeToString(secret) + "\n")
	if err := errors.Join(err, file.Sync(), file.Close()); err != nil {
		return err
	}
	if err := os.Link(file.Name(), path); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	return nil
}

func (k keyFile) read(path string) ([]byte, error) {
	about, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the key that %s: %w", k.does, err)
	}
	if about.Mode().Perm()&0o077 != 0 {
		return nil, fmt.Errorf("others may read %s, which %s: chmod 600 it", path, k.does)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the key that %s: %w", k.does, err)
	}
	key := strings.TrimSpace(string(text))
	if len(key) < leastKey {
		return nil, fmt.Errorf("%s is too short for a key; remove it and a new one is made, and %s", path, k.lost)
	}
	return []byte(key), nil
}
