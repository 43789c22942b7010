package pgtest

import (
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

const (
	folderPrefix = "muster-pgtest-"
	logName      = "log"
	startTimeout = time.Minute
	startTries   = 3
)

const hostRules = "host all all 127.0.0.1/32 trust\n"

func (s *Server) prepareFolder(account *account) error {
	folder, err := os.MkdirTemp("", folderPrefix)
	if err != nil {
		return err
	}
	s.folder = folder
	if s.log, err = openLog(folder); err != nil {
		return err
	}
	if account == nil {
		return nil
	}
	return os.Chown(folder, account.uid, account.gid)
}

func (s *Server) launch(programs programs, account *account, chosen settings) error {
	fill := s.command(account, programs.initdb, "--pgdata", s.dataFolder(), "--username", superuser,
		"--auth", "trust", "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync")
	if chosen.from != "" {
		fill = s.command(account, "cp", "-R", "-p", chosen.from, s.dataFolder())
	}
	made, err := startProcess(fill)
	if err != nil {
		return err
	}
	<-made.done
	if made.err != nil {
		return s.failure(filepath.Base(fill.Path), made.err)
	}
	rules := filepath.Join(s.dataFolder(), "pg_hba.conf")
	if err := os.WriteFile(rules, []byte(hostRules), 0o600); err != nil {
		return err
	}

	// Another process can take the free port before the server binds it, so a failed start is tried again.
	for range startTries {
		if s.port, err = freePort(); err != nil {
			return err
		}
		s.start = func() error { return s.startOn(programs, account, chosen) }
		if err = s.start(); err == nil {
			return nil
		}
	}
	return err
}

func (s *Server) startOn(programs programs, account *account, chosen settings) (err error) {
	arguments := []string{"-D", s.dataFolder(), "-p", strconv.Itoa(s.port), "-c", "listen_addresses=127.0.0.1",
		"-c", "unix_socket_directories=", "-c", "max_connections=100"}
	if !chosen.durable {
		arguments = append(arguments, "-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off")
	}
	s.process, err = startProcess(s.command(account, programs.postgres, arguments...))
	if err != nil {
		return err
	}
	return s.awaitReady()
}

// awaitReady reads the status that the server writes into its own folder: a connection to the port
// could be answered by another server that took it first.
func (s *Server) awaitReady() error {
	poll := time.NewTicker(10 * time.Millisecond)
	defer poll.Stop()
	deadline := time.After(startTimeout)
	for {
		select {
		case <-s.process.done:
			return s.failure("postgres", s.process.err)
		case <-deadline:
			s.process.end()
			return s.failure("postgres", fmt.Errorf("not ready after %s", startTimeout))
		case <-poll.C:
			if s.ready() {
				return nil
			}
		}
	}
}

func (s *Server) ready() bool {
	const statusLine = 7
	status, err := os.ReadFile(filepath.Join(s.dataFolder(), "postmaster.pid"))
	if err != nil {
		return false
	}
	lines := strings.Split(string(status), "\n")
	return len(lines) > statusLine && strings.TrimSpace(lines[statusLine]) == "ready"
}

// command leaves the caller's environment behind, because PG* variables and the time zone would
// change the cluster from machine to machine.
func (s *Server) command(account *account, program string, arguments ...string) *exec.Cmd {
	command := exec.Command(program, arguments...)
	command.Dir = s.folder
	command.Env = []string{"PATH=" + os.Getenv("PATH"), "LC_ALL=C", "TZ=UTC"}
	command.Stdout = s.log
	command.Stderr = s.log
	command.SysProcAttr = attributes(account)
	return command
}

func (s *Server) failure(program string, cause error) error {
	if cause == nil {
		cause = errors.New("ended by itself")
	}
	log, err := os.ReadFile(filepath.Join(s.folder, logName))
	if err != nil {
		return fmt.Errorf("%s: %w", program, cause)
	}
	return fmt.Errorf("%s: %w\n%s", program, cause, strings.TrimSpace(string(log)))
}

func freePort() (int, error) {
	listener, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	port := listener.Addr().(*net.TCPAddr).Port
	return port, listener.Close()
}
