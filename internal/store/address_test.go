package store_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"muster/internal/store"
	"muster/internal/store/pgtest"
)

func TestEngineOf(t *testing.T) {
	for address, want := range map[string]store.Engine{
		"muster.db":                                        store.SQLite,
		"./data/muster.db":                                 store.SQLite,
		"/srv/a&b=c.db":                                    store.SQLite,
		"./host=desk.db":                                   store.SQLite,
		"what?x=1.db":                                      store.SQLite,
		"two words.db":                                     store.SQLite,
		`C:\muster\muster.db`:                              store.SQLite,
		"postgres://desk@db/muster":                        store.Postgres,
		"postgresql://desk@db/muster":                      store.Postgres,
		"host=db password=s3cret":                          store.Postgres,
		"dbname=muster":                                    store.Postgres,
		" host = db  dbname=muster\n":                      store.Postgres,
		"host=db password=a=b":                             store.Postgres,
		"user=desk password='a \\' b'":                     store.Postgres,
		"user=desk password=a\\ b":                         store.Postgres,
		"user=desk password='' host=db":                    store.Postgres,
		"sslmode=disable host=/run/pg":                     store.Postgres,
		"a=b.db":                                           "",
		"Host=db Password=s3cret":                          "",
		"host=db password='s3cret":                         "",
		"host=db password=two s3cret":                      "",
		"host=db password=s3cret port=many":                "",
		"hostaddr=127.0.0.1 password=s3cret dbname=muster": "",
		"'host=db password=s3cret'":                        "",
		"host:db password=s3cret":                          "",
		"mysql://desk:s3cret@db/muster":                    "",
		"POSTGRES://desk:s3cret@db/muster":                 "",
		"postgres:/desk:s3cret@db/muster":                  "",
		"postgres://desk:s3cret@db:port/muster":            "",
		"jdbc:postgresql://db/muster?password=s3cret":      "",
		"//desk:s3cret@db://muster":                        "",
		"sqlite:muster.db":                                 "",
		"file:muster.db":                                   "",
	} {
		got, err := store.EngineOf(address)
		if got != want || (want == "") != (err != nil) {
			t.Errorf("%q is %q, %v; not %q", address, got, err, want)
		}
		if err != nil && strings.Contains(err.Error(), "s3cret") {
			t.Errorf("%q: the error reveals the password: %v", address, err)
		}
	}
}

// TestNoAddressBecomesAFile opens what was taken for a path.
func TestNoAddressBecomesAFile(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, address := range []string{"host=127.0.0.1 port=1 password=s3cret dbname=muster connect_timeout=2",
		"mysql://desk:s3cret@127.0.0.1/muster", "Password=s3cret", "desk:s3cret@db/muster"} {
		s, err := store.Open(t.Context(), address)
		if err == nil {
			t.Errorf("%s was opened: %v", address, s.Close())
		} else if strings.Contains(err.Error(), "s3cret") {
			t.Errorf("the error reveals the password: %v", err)
		}
	}
	if left, err := os.ReadDir("."); err != nil || len(left) != 0 {
		t.Errorf("there are files %v, %v", left, err)
	}
}

func TestOpenWithSettings(t *testing.T) {
	config, err := pgx.ParseConfig(pgtest.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	address := fmt.Sprintf(`host = %s port=%d user='%s' password='it\'s %s' dbname=%s sslmode=disable`, config.Host,
		config.Port, config.User, config.Password, config.Database)
	s, err := store.Open(t.Context(), address)
	if err != nil {
		t.Fatalf("%s: %v", address, err)
	}
	if s.Engine() != store.Postgres || s.Name() != config.Database {
		t.Errorf("%s %s", s.Engine(), s.Name())
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}

func TestWithoutPassword(t *testing.T) {
	for address, want := range map[string]string{
		"postgres://desk:hidden@db.example:5432/muster?password=hidden&sslmode=require&sslpassword=hidden": "" +
			"postgres://desk@db.example:5432/muster?sslmode=require",
		"host=db.example password=hidden dbname='two words' sslpassword='hid''": "",
		"host=db.example password='hid den' dbname='two words' sslpassword=hid\\ den application_name=": "" +
			"host=db.example dbname='two words' application_name=",
		"postgres://desk:hidden%@db.example": "",
		"muster.db":                          "",
	} {
		got, err := store.WithoutPassword(address)
		if got != want || (want == "") != (err != nil) {
			t.Errorf("%s: %q, %v", address, got, err)
		}
	}
}
