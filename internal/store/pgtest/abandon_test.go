package pgtest

import (
	"fmt"
	"os"
)

const abandonVariable = "PGTEST_ABANDON_SERVER"

// abandonServer runs in a child process: it starts a server, prints its address, and waits to be killed.
func abandonServer() {
	server, err := Start()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(server.folder, server.URL("postgres"))
	select {}
}
