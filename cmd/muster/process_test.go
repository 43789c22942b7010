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

// patience is how long a test waits for something that should come at once.
const patience = 60 * time.Second

// built is the program as it is shipped, made when the first test starts it.
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

// process is a muster of its own, seen only from outside.
type process struct {
	t               *testing.T
	command         *exec.Cmd
	out, complaints transcript
	ended           chan struct{}
	// url is where it listens.
	url string
}

// serve starts a server on a free port and returns once it has said where, and the demo logins if it has any.
func serve(t *testing.T, database string, args ...string) *process {
	t.Helper()
	p := launch(t, append([]string{"serve", "--addr", "127.0.0.1:0", "--database", database}, args...)...)
	if err := p.awaitListening(); err != nil {
		t.Fatal(err)
	}
	return p
}

// shortHistory makes the demo company with few candidates, for a test that is about the server: to make the whole
// one, and to check it again and again, takes longer than the test itself.
func shortHistory(t *testing.T, database string, args ...string) {
	t.Helper()
	does(t, database, "", append([]string{"seed", "--candidates", "40"}, args...)...)
}

// launch starts the program and does not wait for anything. It ends with the test at the latest.
func launch(t *testing.T, args ...string) *process {
	t.Helper()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	p := &process{t: t, command: exec.Command(path, args...), ended: make(chan struct{})}
	p.command.Dir = t.TempDir()
	p.command.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + p.command.Dir}
	p.command.Stdout, p.command.Stderr = &p.out, &p.complaints
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

// await returns when the process has written what is looked for; it must not end before.
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
				return fmt.Errorf("%s ended: %s%s", p.command, p.command.ProcessState, &p.complaints)
			}
		case <-ctx.Done():
			return fmt.Errorf("%s: %w: %s%s", p.command, ctx.Err(), &p.out, &p.complaints)
		}
	}
}

// kill ends the process as a power cut would: it hears nothing of it.
func (p *process) kill() {
	_ = p.command.Process.Kill()
	<-p.ended
}

// askToStop is what the system does before it switches off.
func (p *process) askToStop() {
	p.t.Helper()
	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		p.t.Fatal(err)
	}
	if err := p.await(&p.complaints, func(text string) bool {
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

// stop asks the process to stop and wants it to end well.
func (p *process) stop() {
	p.t.Helper()
	p.askToStop()
	if code := p.exitCode(); code != 0 {
		p.t.Errorf("exit code %d: %s", code, &p.complaints)
	}
}

// transcript is what a process has written so far. Who waits for more is woken by it.
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

// eventually asks until the answer is yes: nothing wakes the test when another process has changed a database.
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
			t.Fatalf("it never came: %s", what)
		}
	}
}
