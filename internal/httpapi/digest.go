package httpapi

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"maps"
	"mime/multipart"
	"slices"
)

// digested is an input that json cannot tell whole.
type digested interface{ digest(to hash.Hash) error }

// digest stands for the input of a call as its handler reads it, however it was spelled. It has a key, or whoever holds
// a copy of the database could try out which password was typed.
func (b *Border) digest(input any) (string, error) {
	sum := hmac.New(sha256.New, b.App.Messages.LinkKey)
	var err error
	if own, is := input.(digested); is {
		err = own.digest(sum)
	} else {
		err = json.NewEncoder(sum).Encode(input)
	}
	if err != nil {
		return "", fmt.Errorf("httpapi: digest of the input: %w", err)
	}
	return base64.RawURLEncoding.EncodeToString(sum.Sum(nil)), nil
}

// digest takes the fields and the content of the files. The boundary between them differs each time a form is sent.
func (f *form[Fields]) digest(to hash.Hash) error {
	if err := json.NewEncoder(to).Encode(f.RawBody.Form.Value); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(f.RawBody.Form.File)) {
		for _, file := range f.RawBody.Form.File[name] {
			if _, err := fmt.Fprintf(to, "%q %d\n", name, file.Size); err != nil {
				return err
			}
			if err := copyFile(to, file); err != nil {
				return err
			}
		}
	}
	return nil
}

func copyFile(to io.Writer, file *multipart.FileHeader) error {
	content, err := file.Open()
	if err != nil {
		return err
	}
	defer func() { _ = content.Close() }()
	_, err = io.Copy(to, content)
	return err
}
