package store_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

var queryName = regexp.MustCompile(`(?m)^-- name: (\w+) :\w+$`)

func queryNames(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("queries/*.sql")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	var names []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range queryName.FindAllStringSubmatch(string(text), -1) {
			names = append(names, match[1])
		}
	}
	return names
}

// queryTexts returns the text of every generated query by its name.
func queryTexts(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("*.sql.gen.go")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			literal, is := n.(*ast.BasicLit)
			if !is || literal.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(literal.Value)
			if err != nil {
				t.Fatal(err)
			}
			if named := queryName.FindStringSubmatch(text); named != nil {
				texts[named[1]] = text
			}
			return true
		})
	}
	return texts
}

func TestBothEnginesUnderstandEveryQuery(t *testing.T) {
	names, texts := queryNames(t), queryTexts(t)
	if len(texts) != len(names) {
		t.Fatalf("%d queries are written, %d are generated", len(names), len(texts))
	}
	storetest.Each(t, func(t *testing.T, s *store.Store) {
		prepare := func(text string) error {
			if s.Engine() == store.SQLite {
				text = store.PlannedOnce(text)
			}
			statement, err := s.DB().PrepareContext(t.Context(), text)
			if err != nil {
				return err
			}
			return statement.Close()
		}
		misspelled := strings.NewReplacer("FROM ", "FROM no_such_", "INTO ", "INTO no_such_",
			"UPDATE ", "UPDATE no_such_")
		for _, name := range names {
			if err := prepare(texts[name]); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		for _, name := range []string{names[0], names[len(names)/2], names[len(names)-1]} {
			if prepare(misspelled.Replace(texts[name])) == nil {
				t.Errorf("%s is understood although it is broken", name)
			}
		}
	})
}
