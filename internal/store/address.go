package store

import (
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
)

var (
	// addressScheme is how a URL begins. One letter is a drive on Windows.
	addressScheme = regexp.MustCompile(`^\s*([A-Za-z][A-Za-z0-9+.-]+):`)
	// addressSetting is one setting of "host=… password=…" as libpq reads it: its name, and its value, which has no
	// spaces unless it is quoted or they follow a backslash.
	addressSetting = regexp.MustCompile(`^\s*([A-Za-z_]\w*)\s*=\s*('(?:[^'\\]|\\.)*'|(?:[^'\s\\]|\\.)(?:[^\s\\]|\\.)*|)`)
	// namesServer are the settings that only an address of PostgreSQL has.
	namesServer = []string{"host", "port", "user", "password", "dbname", "database", "service"}
	// hasPassword is what no name of a file has.
	hasPassword = regexp.MustCompile(`(?i)password\s*=|://`)
)

// Neither error quotes the address: it may have a password.
var (
	errPostgresAddress = errors.New("the PostgreSQL address cannot be read; " +
		"write postgres://user@host:5432/name, or settings such as host=db user=muster dbname=muster")
	errSettingsAddress = errors.New("the address of the database looks like settings of PostgreSQL and cannot be read " +
		"as such; write settings such as host=db user=muster dbname=muster, or ./ before the name of a file")
)

// EngineOf says which database an address names: a postgres:// address and settings such as "host=... dbname=..."
// PostgreSQL, a path SQLite. What looks like any other address is refused: taken for a path, a mistyped one would
// become a file with a password in its name.
func EngineOf(database string) (Engine, error) {
	if scheme := addressScheme.FindStringSubmatch(database); scheme != nil {
		if strings.HasPrefix(database, "postgres://") || strings.HasPrefix(database, "postgresql://") {
			return postgresIfReadable(database, errPostgresAddress)
		}
		return "", fmt.Errorf("no database that Muster knows has an address beginning with %s:; give the path of a "+
			"SQLite file (with ./ before a name like this) or an address like postgres://user@host:5432/name", scheme[1])
	}
	if !addressSetting.MatchString(database) {
		if hasPassword.MatchString(database) {
			return "", errPostgresAddress
		}
		return SQLite, nil
	}
	settings := settingsOf(database)
	if !slices.ContainsFunc(settings, func(s setting) bool { return slices.Contains(namesServer, s.name) }) {
		return "", errSettingsAddress
	}
	if slices.ContainsFunc(settings, func(s setting) bool { return s.name == "hostaddr" }) {
		return "", errors.New("the address of the database says hostaddr, which Muster does not know; write host instead")
	}
	return postgresIfReadable(database, errSettingsAddress)
}

// postgresIfReadable passes nothing on of what the parser says, because that quotes the address.
func postgresIfReadable(address string, refusal error) (Engine, error) {
	if _, err := pgx.ParseConfig(address); err != nil {
		return "", refusal
	}
	return Postgres, nil
}

// setting is one setting of an address, and how it is written there.
type setting struct{ name, written string }

// settingsOf is empty for what libpq would not read to its end.
func settingsOf(address string) []setting {
	var all []setting
	for rest := address; strings.TrimSpace(rest) != ""; {
		found := addressSetting.FindStringSubmatch(rest)
		if found == nil {
			return nil
		}
		all = append(all, setting{found[1], strings.TrimSpace(found[0])})
		rest = rest[len(found[0]):]
	}
	return all
}

// WithoutPassword is a PostgreSQL address without its passwords.
func WithoutPassword(address string) (string, error) {
	if engine, err := EngineOf(address); err != nil || engine != Postgres {
		return "", errors.Join(err, errPostgresAddress)
	}
	passwords := []string{"password", "sslpassword"}
	if settings := settingsOf(address); settings != nil {
		var kept []string
		for _, s := range settings {
			if !slices.Contains(passwords, s.name) {
				kept = append(kept, s.written)
			}
		}
		return strings.Join(kept, " "), nil
	}
	parsed, err := url.Parse(address)
	if err != nil {
		return "", errPostgresAddress
	}
	if parsed.User != nil {
		parsed.User = url.User(parsed.User.Username())
	}
	query := parsed.Query()
	for _, name := range passwords {
		query.Del(name)
	}
	parsed.RawQuery = query.Encode()
	return parsed.String(), nil
}
