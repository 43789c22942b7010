// Command postgres gives the browser flows a PostgreSQL of their own: it prints the address of an empty database and
// ends, with the server and all that was in it, when its input does.
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
