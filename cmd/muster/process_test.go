package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"muster/internal/seed"
	"muster/internal/store/pgtest"
)

// patience limits the wait for something that should happen at once.
const patience = 3 * time.Minute

// built is the binary as it is shipped, built when the first test starts it.
var built struct {
	once   sync.Once
	folder string
	err    error
}

func TestMain(m *testing.M) {
	defer func() { _ = os.RemoveAll(built.folder) }()
	pgtest.Main(m)
}

func program() (string, error) {
	built.once.Do(func() {
		if built.folder, built.err = os.MkdirTemp("", "muster-built-"); built.err != nil {
			return
		}
		text, err := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-o", built.folder,
			".").CombinedOutput()
		if err != nil {
			built.err = fmt.Errorf("%w\n%s", err, text)
		}
	})
	return filepath.Join(built.folder, "muster"), built.err
}

// process is a separate muster process, seen only from outside.
type process struct {
	t           *testing.T
	command     *exec.Cmd
	out, stderr transcript
	ended       chan struct{}
	// url is where it listens.
	url string
}

// serve starts a server on a free port and returns once it has printed its address, and the demo logins if it has any.
func serve(t *testing.T, database string, args ...string) *process {
	t.Helper()
	p := launch(t, append([]string{"serve", "--addr", "127.0.0.1:0", "--database", database}, args...)...)
	if err := p.awaitListening(); err != nil {
		t.Fatal(err)
	}
	return p
}

// shortHistory seeds the demo company with few candidates, for a test that is about the server: seeding and checking
// the full one would take longer than the test itself.
func shortHistory(t *testing.T, database string, args ...string) {
	t.Helper()
	mustRun(t, database, "", append([]string{"seed", "--candidates", "40"}, args...)...)
}

// launch starts the binary without waiting for anything. It ends with the test at the latest.
func launch(t *testing.T, args ...string) *process {
	t.Helper()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	p := &process{t: t, command: exec.Command(path, args...), ended: make(chan struct{})}
	p.command.Dir = t.TempDir()
	p.command.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + p.command.Dir}
	p.command.Stdout, p.command.Stderr = &p.out, &p.stderr
	p.command.SysProcAttr = endsWithItsParent()
	started := make(chan error)
	go func() {
		// Linux ends the child with the thread that started it, so that thread must live as long as the child.
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := p.command.Start()
		started <- err
		if err == nil {
			_ = p.command.Wait()
			close(p.ended)
		}
	}()
	if err := <-started; err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.kill)
	return p
}

func (p *process) awaitListening() error {
	lines := 1
	for _, argument := range p.command.Args {
		if argument == "--demo" {
			lines += len(seed.Logins())
		}
	}
	if err := p.await(&p.out, func(text string) bool { return strings.Count(text, "\n") >= lines }); err != nil {
		return err
	}
	first, _, _ := strings.Cut(p.out.String(), "\n")
	address, ok := strings.CutPrefix(first, "listening ")
	if !ok {
		return fmt.Errorf("the first line is %q", first)
	}
	p.url = address
	return nil
}

// await returns when the process has written what found looks for; the process must not end before.
func (p *process) await(written *transcript, found func(text string) bool) error {
	ctx, cancel := context.WithTimeout(p.t.Context(), patience)
	defer cancel()
	for {
		text, more := written.read()
		if found(text) {
			return nil
		}
		select {
		case <-more:
		case <-p.ended:
			if !found(written.String()) {
				return fmt.Errorf("%s ended: %s%s", p.command, p.command.ProcessState, &p.stderr)
			}
		case <-ctx.Done():
			return fmt.Errorf("%s: %w: %s%s", p.command, ctx.Err(), &p.out, &p.stderr)
		}
	}
}

// kill ends the process without warning, as a power cut would.
func (p *process) kill() {
	_ = p.command.Process.Kill()
	<-p.ended
}

// askToStop sends the signal that the system sends before it shuts down.
func (p *process) askToStop() {
	p.t.Helper()
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		p.t.Fatal(err)
	}
	if err := p.await(&p.stderr, func(text string) bool {
		return strings.Contains(text,
			`"msg":"stopping"`)
	}); err != nil {
		p.t.Fatal(err)
	}
}

// exitCode waits for the end of the process.
func (p *process) exitCode() int {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.t.Context(), patience)
	defer cancel()
	select {
	case <-p.ended:
	case <-ctx.Done():
		p.t.Fatal(errors.New("the process does not end"))
	}
	return p.command.ProcessState.ExitCode()
}

// stop asks the process to stop and expects exit code 0.
func (p *process) stop() {
	p.t.Helper()
	p.askToStop()
	if code := p.exitCode(); code != 0 {
		p.t.Errorf("exit code %d: %s", code, &p.stderr)
	}
}

// transcript is what a process has written so far. It wakes readers that wait for more.
type transcript struct {
	mu   sync.Mutex
	text bytes.Buffer
	more chan struct{}
}

func (s *transcript) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.more != nil {
		close(s.more)
		s.more = nil
	}
	return s.text.Write(p)
}

func (s *transcript) read() (text string, more <-chan struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.more == nil {
		s.more = make(chan struct{})
	}
	return s.text.String(), s.more
}

func (s *transcript) String() string {
	text, _ := s.read()
	return text
}

// eventually polls until ask returns true: nothing wakes the test when another process changes a database.
func eventually(t *testing.T, what string, ask func() bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	again := time.NewTicker(20 * time.Millisecond)
	defer again.Stop()
	for !ask() {
		select {
		case <-again.C:
		case <-ctx.Done():
			t.Fatalf("it never happened: %s", what)
		}
	}
}
