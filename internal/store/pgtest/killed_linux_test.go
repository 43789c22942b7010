package pgtest

import (
	"bufio"
	"errors"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestServerEndsWhenItsStarterIsKilled(t *testing.T) {
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), abandonVariable+"=1")
	child.Stderr = os.Stderr
	output, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	line, readErr := bufio.NewReader(output).ReadString('\n')
	folder, address, found := strings.Cut(strings.TrimSpace(line), " ")
	if !found {
		_ = child.Process.Kill()
		t.Fatalf("the child said %q: %v, %v", line, readErr, child.Wait())
	}
	if got := text(t, open(t, address), "SELECT 'up'"); got != "up" {
		t.Fatalf("the child's server answered %q", got)
	}
	removeLeftovers()
	if _, err := os.Stat(folder); err != nil {
		t.Fatalf("the folder of a living server was removed: %v", err)
	}

	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	if err := child.Wait(); err == nil {
		t.Fatal("the child ended by itself")
	}
	awaitUnlocked(t, filepath.Join(folder, logName))
	if connection, err := net.Dial("tcp", hostOf(t, address)); err == nil {
		t.Error("the server outlived its starter")
		_ = connection.Close()
	}
	removeLeftovers()
	if _, err := os.Stat(folder); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the abandoned folder: %v", err)
	}
}

// awaitUnlocked returns when no process of the server holds the lock on its log.
func awaitUnlocked(t *testing.T, path string) {
	t.Helper()
	log, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	locked := make(chan error, 1)
	go func() { locked <- syscall.Flock(int(log.Fd()), syscall.LOCK_EX) }()
	select {
	case err := <-locked:
		if err := errors.Join(err, log.Close()); err != nil {
			t.Fatal(err)
		}
	case <-time.After(2 * time.Minute):
		t.Fatal("the server still runs two minutes after its starter was killed")
	}
}
