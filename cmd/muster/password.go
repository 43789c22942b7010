package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"golang.org/x/term"
)

// readPassword reads a password from the input, never from an argument, which other users of the machine could see. At
// a terminal it asks twice and does not echo.
func (g *globals) readPassword(prompt string) (string, error) {
	terminal, isFile := g.in.(*os.File)
	if !isFile || !term.IsTerminal(int(terminal.Fd())) {
		return readLine(bufio.NewReader(g.in))
	}
	before, err := term.GetState(int(terminal.Fd()))
	if err != nil {
		return "", fmt.Errorf("the terminal cannot be read: %w", err)
	}
	// An interrupt must not leave the terminal without echo.
	interrupt := make(chan os.Signal, 1)
	signal.Notify(interrupt, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(interrupt)
	type answer struct {
		password string
		err      error
	}
	answered := make(chan answer, 1)
	go func() {
		password, err := g.askTwice(int(terminal.Fd()), prompt)
		answered <- answer{password, err}
	}()
	select {
	case a := <-answered:
		return a.password, a.err
	case <-interrupt:
		return "", errors.Join(errors.New("interrupted; nothing was changed"), term.Restore(int(terminal.Fd()), before))
	}
}

func (g *globals) askTwice(terminal int, prompt string) (string, error) {
	first, err := g.ask(terminal, prompt)
	if err != nil || first == "" {
		return first, err
	}
	second, err := g.ask(terminal, "Once more: ")
	if err == nil && first != second {
		err = errors.New("the two passwords differ; nothing was changed")
	}
	return first, err
}

func (g *globals) ask(terminal int, prompt string) (string, error) {
	fmt.Fprint(g.stderr, prompt)
	password, err := term.ReadPassword(terminal)
	fmt.Fprintln(g.stderr)
	if err != nil {
		return "", fmt.Errorf("the password cannot be read: %w", err)
	}
	return string(password), nil
}

// readLine reads one line without its end; spaces belong to a password.
func readLine(lines *bufio.Reader) (string, error) {
	line, err := lines.ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return "", fmt.Errorf("the password cannot be read: %w", err)
	}
	return strings.TrimRight(line, "\r\n"), nil
}
