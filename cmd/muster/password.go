package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
)

// readPassword takes a password from the input, never from an argument, where other users of the machine would see it. At a
// terminal it is asked for twice and not shown.
func (g *globals) readPassword(prompt string) (string, error) {
	lines := bufio.NewReader(g.in)
	show, atTerminal := hideInput(g.in)
	if !atTerminal {
		return readLine(lines)
	}
	defer show()
	// An interrupt must not leave the terminal without its echo.
	interrupt := make(chan os.Signal, 1)
	signal.Notify(interrupt, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(interrupt)
	type answer struct {
		password string
		err      error
	}
	answered := make(chan answer, 1)
	go func() {
		password, err := g.askTwice(lines, prompt)
		answered <- answer{password, err}
	}()
	select {
	case a := <-answered:
		return a.password, a.err
	case <-interrupt:
		return "", errors.New("interrupted; nothing was changed")
	}
}

func (g *globals) askTwice(lines *bufio.Reader, prompt string) (string, error) {
	fmt.Fprint(g.complaints, prompt)
	first, err := readLine(lines)
	fmt.Fprintln(g.complaints)
	if err != nil || first == "" {
		return first, err
	}
	fmt.Fprint(g.complaints, "Once more: ")
	second, err := readLine(lines)
	fmt.Fprintln(g.complaints)
	if err == nil && first != second {
		err = errors.New("the two passwords differ; nothing was changed")
	}
	return first, err
}

// readLine takes one line as it is, apart from its end: spaces belong to a password.
func readLine(lines *bufio.Reader) (string, error) {
	line, err := lines.ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return "", fmt.Errorf("the password cannot be read: %w", err)
	}
	return strings.TrimRight(line, "\r\n"), nil
}

// hideInput switches the echo of a terminal off, and gives what switches it on again. The system's own stty does it, which
// also tells a terminal from a file or a pipe.
func hideInput(in io.Reader) (show func(), atTerminal bool) {
	terminal, isFile := in.(*os.File)
	if !isFile {
		return nil, false
	}
	stty := func(arguments ...string) (string, error) {
		command := exec.Command("stty", arguments...)
		command.Stdin = terminal
		answer, err := command.Output()
		return strings.TrimSpace(string(answer)), err
	}
	before, err := stty("-g")
	if err != nil {
		return nil, false
	}
	if _, err := stty("-echo"); err != nil {
		return nil, false
	}
	return func() { _, _ = stty(before) }, true
}
