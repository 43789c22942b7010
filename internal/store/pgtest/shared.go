package pgtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path"
	"reflect"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"testing"
)

// shared is the one server of a test process, with the templates that its tests have filled.
var shared struct {
	sync.Mutex
	inMain    bool
	server    *Server
	startErr  error
	created   int
	templates map[uintptr]func() (string, error)
}

// garbagePercent is for tests, which make much garbage and may use memory: with the usual 100 a third of their time was
// the collector's.
const garbagePercent = 400

// Main runs a package's tests and then stops the server that they used, if any did. It belongs into
// TestMain of every package that calls Database or DatabaseFrom.
func Main(m *testing.M) {
	shared.Lock()
	shared.inMain = true
	shared.Unlock()
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbagePercent)
	}
	m.Run()
	shared.Lock()
	defer shared.Unlock()
	if shared.server != nil {
		shared.server.Stop()
	}
}

// Database returns the address of a new empty database, dropped when the test ends.
func Database(t testing.TB) string {
	t.Helper()
	return database(t, "")
}

// DatabaseFrom returns the address of a new copy of a database that fill has prepared. Fill runs once
// in a test process and must have closed its connections when it returns. It has to be a function
// declared in a package: a closure may differ in what it captures, and two of them cannot be told apart.
func DatabaseFrom(t testing.TB, fill func(url string) error) string {
	t.Helper()
	template, err := templateOf(fill)
	if err != nil {
		t.Fatalf("template database: %v", err)
	}
	return database(t, template)
}

func database(t testing.TB, template string) string {
	t.Helper()
	server, name, err := newName("test")
	if err != nil {
		t.Fatal(err)
	}
	if err := server.CreateDatabase(t.Context(), name, template); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.dropDatabase(context.Background(), name); err != nil {
			t.Error(err)
		}
	})
	return server.URL(name)
}

func templateOf(fill func(url string) error) (string, error) {
	code := reflect.ValueOf(fill).Pointer()
	if name := runtime.FuncForPC(code).Name(); strings.Count(path.Base(name), ".") != 1 {
		return "", fmt.Errorf("%s is not a function declared in a package", name)
	}
	shared.Lock()
	filled, known := shared.templates[code]
	if !known {
		filled = sync.OnceValues(func() (string, error) { return newTemplate(fill) })
		if shared.templates == nil {
			shared.templates = map[uintptr]func() (string, error){}
		}
		shared.templates[code] = filled
	}
	shared.Unlock()
	return filled()
}

func newTemplate(fill func(url string) error) (string, error) {
	server, name, err := newName("template")
	if err != nil {
		return "", err
	}
	if err := server.CreateDatabase(context.Background(), name, ""); err != nil {
		return "", err
	}
	return name, fill(server.URL(name))
}

// newName starts the server on first use, so that a package whose chosen tests need no database does not wait for one.
func newName(prefix string) (*Server, string, error) {
	shared.Lock()
	defer shared.Unlock()
	if !shared.inMain {
		return nil, "", errors.New("TestMain of this package must call pgtest.Main, which stops the server")
	}
	if shared.server == nil && shared.startErr == nil {
		shared.server, shared.startErr = Start()
	}
	if shared.startErr != nil {
		return nil, "", shared.startErr
	}
	shared.created++
	return shared.server, fmt.Sprintf("%s_%d", prefix, shared.created), nil
}
