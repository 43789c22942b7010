package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"

	"muster/internal/httpapi"
)

type openapiCommand struct{}

// Run prints the document indented, so that a change to it is readable.
func (openapiCommand) Run() error {
	// The version is left out: the document is stored in the repository and must not change with every commit.
	document, err := (&httpapi.Border{Version: "1"}).OpenAPI()
	if err != nil {
		return fmt.Errorf("the OpenAPI document: %w", err)
	}
	var readable bytes.Buffer
	if err := json.Indent(&readable, document, "", "  "); err != nil {
		return fmt.Errorf("the OpenAPI document: %w", err)
	}
	_, err = fmt.Fprintln(os.Stdout, readable.String())
	return err
}
