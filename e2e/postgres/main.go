// Command postgres runs a private PostgreSQL for the browser flows: it prints the address of an empty database and
// stops and removes the server when its input ends.
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"muster/internal/store/pgtest"
)

func main() {
	if err := serve(); err != nil {
		fmt.Fprintln(os.Stderr, "e2e/postgres:", err)
		os.Exit(1)
	}
}

func serve() error {
	server, err := pgtest.Start()
	if err != nil {
		return err
	}
	defer server.Stop()
	const name = "flows"
	if err := server.CreateDatabase(context.Background(), name, ""); err != nil {
		return err
	}
	fmt.Println(server.URL(name))
	_, err = io.Copy(io.Discard, os.Stdin)
	return err
}
