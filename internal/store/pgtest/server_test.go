package pgtest

import (
	"database/sql"
	"errors"
	"io/fs"
	"net"
	"net/url"
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	if os.Getenv(abandonVariable) != "" {
		abandonServer()
	}
	Main(m)
}

func open(t *testing.T, address string) *sql.DB {
	t.Helper()
	db, err := sql.Open("pgx", address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}

func text(t *testing.T, db *sql.DB, query string) string {
	t.Helper()
	var value string
	if err := db.QueryRowContext(t.Context(), query).Scan(&value); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return value
}

func execute(t *testing.T, db *sql.DB, statement string) {
	t.Helper()
	if _, err := db.ExecContext(t.Context(), statement); err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
}

func hostOf(t *testing.T, address string) string {
	t.Helper()
	parsed, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	return parsed.Host
}

func TestClusterSettings(t *testing.T) {
	db := open(t, Database(t))
	for query, want := range map[string]string{
		"SHOW server_encoding":      "UTF8",
		"SHOW max_connections":      "100",
		"SHOW fsync":                "off",
		"SHOW listen_addresses":     "127.0.0.1",
		"SHOW TimeZone":             "UTC",
		"SELECT current_user::text": superuser,
		"SELECT datcollate FROM pg_database WHERE datname = current_database()":                     "C.UTF-8",
		"SELECT string_agg(concat_ws(' ', type, address, auth_method), ',') FROM pg_hba_file_rules": "host 127.0.0.1 trust",
	} {
		if got := text(t, db, query); got != want {
			t.Errorf("%s: got %q, want %q", query, got, want)
		}
	}
}

func TestDurableServerStopsWithoutTrace(t *testing.T) {
	server, err := Start(Durable())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(server.Stop)
	if err := server.CreateDatabase(t.Context(), `odd "name"`, ""); err != nil {
		t.Fatal(err)
	}
	db := open(t, server.URL(`odd "name"`))
	for _, setting := range []string{"fsync", "synchronous_commit", "full_page_writes"} {
		if got := text(t, db, "SHOW "+setting); got != "on" {
			t.Errorf("%s is %s", setting, got)
		}
	}

	server.Stop()
	server.Stop()
	if connection, err := net.Dial("tcp", hostOf(t, server.URL("postgres"))); err == nil {
		t.Error("the stopped server still accepts connections")
		_ = connection.Close()
	}
	if _, err := os.Stat(server.folder); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the folder of the stopped server: %v", err)
	}
}

func TestFailureShowsTheLog(t *testing.T) {
	folder := t.TempDir()
	log, err := openLog(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	server := &Server{folder: folder, log: log}
	if _, err := log.WriteString("FATAL: no space\n"); err != nil {
		t.Fatal(err)
	}
	if got := server.failure("postgres",
		errors.New("exit status 1")).Error(); got != "postgres: exit status 1\nFATAL: no space" {
		t.Errorf("got %q", got)
	}
}
