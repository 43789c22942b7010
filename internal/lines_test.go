package internal_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// widest is how many letters a line of Go may have. gofmt cannot wrap the tags of a field, so those may have more.
const widest = 120

func TestLinesFitTheScreen(t *testing.T) {
	files := 0
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (strings.HasPrefix(entry.Name(), ".") && name != ".." || entry.Name() == "node_modules") {
			return filepath.SkipDir
		}
		if entry.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, ".gen.go") {
			return nil
		}
		files++
		text, err := os.ReadFile(name)
		for _, n := range tooWide(string(text)) {
			t.Errorf("%s:%d has more than %d letters", name, n, widest)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 500 {
		t.Errorf("only %d files were looked at", files)
	}
}

// tooWide returns the numbers of the lines that are too wide.
func tooWide(text string) (numbers []int) {
	for i, line := range strings.Split(text, "\n") {
		if utf8.RuneCountInString(line) > widest && !strings.Contains(line, "`") {
			numbers = append(numbers, i+1)
		}
	}
	return numbers
}

func TestAWideLineIsFound(t *testing.T) {
	for name, c := range map[string]struct {
		line string
		wide bool
	}{
		"as wide as may be":     {strings.Repeat("a", widest), false},
		"one letter too wide":   {strings.Repeat("a", widest+1), true},
		"letters of many bytes": {strings.Repeat("क", widest), false},
		"a field with its tags": {"Name string `json:\"" + strings.Repeat("a", widest) + "\"`", false},
	} {
		want := []int(nil)
		if c.wide {
			want = []int{2}
		}
		if got := tooWide("\n" + c.line + "\n"); !slices.Equal(got, want) {
			t.Errorf("%s: %v", name, got)
		}
	}
}
