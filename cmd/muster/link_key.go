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

const (
	linkKeyVariable = "MUSTER_LINK_KEY"
	linkKeyFile     = "link.key"
	// leastLinkKey is how many characters a key must have; one that we make has more.
	leastLinkKey = 32
)

// linkKey is what signs the links in mails. It is not in the database, so that a copy of the database opens no door:
// it comes from the environment, where several servers share it, or from a file beside the data, which is made when
// there is none.
func (g *globals) linkKey() ([]byte, error) {
	if given := strings.TrimSpace(os.Getenv(linkKeyVariable)); given != "" {
		if len(given) < leastLinkKey {
			return nil, fmt.Errorf("%s must have %d characters or more", linkKeyVariable, leastLinkKey)
		}
		return []byte(given), nil
	}
	path := filepath.Join(g.folder(), linkKeyFile)
	if err := makeLinkKey(path); err != nil {
		return nil, fmt.Errorf("cannot make the key of links: %w", err)
	}
	return readLinkKey(path)
}

// folder is where the data is: beside the file of SQLite, and in the folder of the data for PostgreSQL.
func (g *globals) folder() string {
	if g.onPostgres() {
		return g.Data
	}
	return filepath.Dir(g.database())
}

// makeLinkKey makes the file unless it is there. It gets its name only when it is whole: two servers that start at once
// must find one key.
func makeLinkKey(path string) error {
	if _, err := os.Stat(path); err == nil || !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	secret := make([]byte, 32)
	rand.Read(secret) // Since Go 1.24 it never fails: it ends the program instead.
	// CreateTemp gives its file to nobody else, with mode 0600.
	file, err := os.CreateTemp(filepath.Dir(path), linkKeyFile+"-")
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

func readLinkKey(path string) ([]byte, error) {
	about, err := os.Stat(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the key of links: %w", err)
	}
	if about.Mode().Perm()&0o077 != 0 {
		return nil, fmt.Errorf("others may read %s, which signs the links in mails: chmod 600 it", path)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read the key of links: %w", err)
	}
	key := strings.TrimSpace(string(text))
	if len(key) < leastLinkKey {
		return nil, fmt.Errorf("%s is too short for a key; remove it and a new one is made, and links in mails that have left end", path)
	}
	return []byte(key), nil
}
