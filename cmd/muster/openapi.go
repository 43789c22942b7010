package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"

	"muster/internal/httpapi"
)

type openapiCommand struct{}

// Run prints the document of every call, indented so that a change to it can be read.
func (openapiCommand) Run() error {
	// The version is left out: the document is kept in the project, and must not change with every commit.
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
