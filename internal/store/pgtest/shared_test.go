package pgtest

import (
	"database/sql"
	"errors"
	"strings"
	"testing"
)

var fills int

func twoCities(address string) error {
	fills++
	db, err := sql.Open("pgx", address)
	if err != nil {
		return err
	}
	_, err = db.Exec("CREATE TABLE city (name text); INSERT INTO city VALUES ('Pune'), ('Indore')")
	return errors.Join(err, db.Close())
}

func alwaysFails(string) error { return errors.New("no such migration") }

const cities = "SELECT string_agg(name, ' ' ORDER BY name) FROM city"

func TestClonesAreFilledOnceAndSeparate(t *testing.T) {
	first := open(t, DatabaseFrom(t, twoCities))
	execute(t, first, "DELETE FROM city WHERE name = 'Pune'")
	second := open(t, DatabaseFrom(t, twoCities))
	execute(t, second, "INSERT INTO city VALUES ('Surat')")

	if got := text(t, first, cities); got != "Indore" {
		t.Errorf("first clone holds %q", got)
	}
	if got := text(t, second, cities); got != "Indore Pune Surat" {
		t.Errorf("second clone holds %q", got)
	}
	if fills != 1 {
		t.Errorf("the template was filled %d times", fills)
	}
	if got := text(t, open(t, Database(t)),
		"SELECT count(*)::text FROM pg_tables WHERE tablename = 'city'"); got != "0" {
		t.Error("an empty database holds the template's table")
	}
}

func TestDatabaseIsDroppedWithItsConnections(t *testing.T) {
	var used *sql.DB
	var name string
	t.Run("uses a database", func(t *testing.T) {
		address := Database(t)
		var err error
		if used, err = sql.Open("pgx", address); err != nil {
			t.Fatal(err)
		}
		name = text(t, used, "SELECT current_database()::text")
	})
	t.Cleanup(func() { _ = used.Close() })
	left := text(t, open(t, Database(t)), "SELECT count(*)::text FROM pg_database WHERE datname = '"+name+"'")
	if left != "0" {
		t.Errorf("database %s outlived its test", name)
	}
	if err := used.PingContext(t.Context()); err == nil {
		t.Error("a connection outlived its database")
	}
}

func TestTemplateRefusals(t *testing.T) {
	if _, err := templateOf(alwaysFails); err == nil || err.Error() != "no such migration" {
		t.Errorf("a failing fill gave %v", err)
	}
	if _, err := templateOf(func(string) error { return nil }); err == nil || !strings.Contains(err.Error(),
		"not a function declared in a package") {
		t.Errorf("a closure gave %v", err)
	}
}
