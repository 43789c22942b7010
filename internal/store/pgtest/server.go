// Package pgtest runs a throwaway PostgreSQL server for tests and benches. The server listens on a
// free port of 127.0.0.1, trusts every connection from there, keeps its files in a temporary folder
// and ends with the process that started it.
package pgtest

import (
	"database/sql"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"sync"
)

const superuser = "muster"

// Server is a running PostgreSQL server.
type Server struct {
	folder  string
	port    int
	log     *os.File
	process *process
	// start starts the process anew, on the same port and the same files.
	start func() error
	admin *sql.DB
	stop  sync.Once
}

type settings struct {
	durable bool
	from    string
}

// Option changes how Start sets up the server.
type Option func(*settings)

// Durable keeps fsync on, so a commit costs what it costs in production and survives a crash.
func Durable() Option {
	return func(s *settings) { s.durable = true }
}

// From starts with a copy of the data folder of a server that is stopped and was made by this package or has the same
// superuser.
func From(folder string) Option {
	return func(s *settings) { s.from = folder }
}

// Start makes a new cluster and returns once the server accepts connections.
func Start(options ...Option) (*Server, error) {
	var chosen settings
	for _, option := range options {
		option(&chosen)
	}
	programs, err := findPrograms(os.Getenv("PGBIN"), debianFolders)
	if err != nil {
		return nil, err
	}
	account, err := serverAccount()
	if err != nil {
		return nil, err
	}
	removeLeftovers()
	server := &Server{}
	if err := server.prepareFolder(account); err != nil {
		server.Stop()
		return nil, err
	}
	if err := server.launch(programs, account, chosen); err != nil {
		server.Stop()
		return nil, err
	}
	server.admin, err = sql.Open("pgx", server.URL("postgres"))
	if err != nil {
		server.Stop()
		return nil, err
	}
	return server, nil
}

// URL returns the address of one database, for this process and for the processes it starts.
func (s *Server) URL(database string) string {
	address := url.URL{
		Scheme:   "postgres",
		User:     url.User(superuser),
		Host:     net.JoinHostPort("127.0.0.1", strconv.Itoa(s.port)),
		Path:     "/" + database,
		RawQuery: "sslmode=disable",
	}
	return address.String()
}

// Halt ends the server without a warning, as a crash would. Its files stay.
func (s *Server) Halt() { s.process.end() }

// Resume starts a server that was halted, at the same address.
func (s *Server) Resume() error { return s.start() }

// Stop ends the server and removes its folder. Stopping again does nothing.
func (s *Server) Stop() {
	s.stop.Do(func() {
		if s.admin != nil {
			_ = s.admin.Close()
		}
		if s.process != nil {
			s.process.end()
		}
		if s.log != nil {
			_ = s.log.Close()
		}
		if s.folder != "" {
			_ = os.RemoveAll(s.folder)
		}
	})
}

func (s *Server) dataFolder() string { return filepath.Join(s.folder, "data") }
