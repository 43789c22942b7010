package pgtest

import (
	"cmp"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
)

// Debian keeps the server's programs out of PATH, in one folder for each major version.
const debianFolders = "/usr/lib/postgresql/*/bin"

var errNotFound = errors.New("PostgreSQL was not found: " +
	"install it (on Debian or Ubuntu: apt-get install postgresql), " +
	"or set PGBIN to the folder that holds initdb and postgres")

type programs struct {
	initdb, postgres string
}

// findPrograms looks in chosen alone when it is set, because a wrong PGBIN should be noticed and not
// replaced by another version.
func findPrograms(chosen, versioned string) (programs, error) {
	if chosen != "" {
		found, ok := programsIn(chosen)
		if !ok {
			return programs{}, fmt.Errorf("PGBIN is %s, but initdb and postgres are not both in that folder", chosen)
		}
		return found, nil
	}
	for _, folder := range newestFirst(versioned) {
		if found, ok := programsIn(folder); ok {
			return found, nil
		}
	}
	if found, ok := programsIn(""); ok {
		return found, nil
	}
	return programs{}, errNotFound
}

// programsIn looks in one folder, or along PATH when folder is empty. The paths are absolute because
// the server runs in a folder of its own.
func programsIn(folder string) (programs, bool) {
	initdb, initdbErr := lookIn(folder, "initdb")
	postgres, postgresErr := lookIn(folder, "postgres")
	return programs{initdb: initdb, postgres: postgres}, initdbErr == nil && postgresErr == nil
}

func lookIn(folder, name string) (string, error) {
	if folder == "" {
		return exec.LookPath(name)
	}
	absolute, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	return exec.LookPath(filepath.Join(absolute, name))
}

// newestFirst orders by number: as text, 9.6 would come before 15.
func newestFirst(versioned string) []string {
	folders, err := filepath.Glob(versioned)
	if err != nil {
		return nil
	}
	slices.SortFunc(folders, func(a, b string) int {
		return cmp.Compare(versionOf(b), versionOf(a))
	})
	return folders
}

func versionOf(folder string) float64 {
	version, err := strconv.ParseFloat(filepath.Base(filepath.Dir(folder)), 64)
	if err != nil {
		return 0
	}
	return version
}
