package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"time"
)

// patience limits the start and the stop of a server, and any single request.
const patience = time.Minute

// server is a running bin/muster serve.
type server struct {
	command *exec.Cmd
	address string
	// startedIn is the time from the start of the process to its first line, which says that it listens.
	startedIn time.Duration
}

// startServer takes a later --addr among the arguments for the address.
func startServer(ctx context.Context, binary string, log io.Writer, arguments ...string) (*server, error) {
	arguments = append([]string{"serve", "--addr", "127.0.0.1:0", "--log-level", "warn"}, arguments...)
	s := &server{command: exec.CommandContext(ctx, binary, arguments...)}
	s.command.Stderr = log
	s.command.SysProcAttr = endsWithUs()
	s.command.Cancel = func() error { return s.command.Process.Signal(syscall.SIGTERM) }
	s.command.WaitDelay = patience
	out, err := s.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	begun := time.Now()
	if err := s.command.Start(); err != nil {
		return nil, err
	}
	late := time.AfterFunc(patience, func() { _ = s.command.Process.Kill() })
	defer late.Stop()
	lines := bufio.NewReader(out)
	first, err := lines.ReadString('\n')
	s.startedIn = time.Since(begun)
	address, listens := strings.CutPrefix(strings.TrimSpace(first), "listening ")
	if err != nil || !listens {
		return nil, errors.Join(fmt.Errorf("the server did not print its address but %q", first), s.stop())
	}
	s.address = address
	go func() { _, _ = io.Copy(io.Discard, lines) }()
	return s, nil
}

func (s *server) pid() int { return s.command.Process.Pid }

func (s *server) stop() error {
	if err := s.command.Process.Signal(syscall.SIGTERM); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	late := time.AfterFunc(patience, func() { _ = s.command.Process.Kill() })
	defer late.Stop()
	return s.command.Wait()
}

// kill ends the server without a warning.
func (s *server) kill() error {
	if err := s.command.Process.Kill(); err != nil {
		return err
	}
	// Whoever was killed does not end well.
	_ = s.command.Wait()
	return nil
}
