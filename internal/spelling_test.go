package internal_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestTheDocumentsSpellingStaysInTheContract: rules, use cases and the border name things in our words; what the
// documents call a field is known to internal/wire alone.
func TestTheDocumentsSpellingStaysInTheContract(t *testing.T) {
	names := documentNames(t, "wire")
	if len(names) < 150 {
		t.Fatalf("only %d names were found in the contract", len(names))
	}
	leaks, files := leakedNames(t, "..", names)
	for _, leak := range leaks {
		t.Error(leak)
	}
	if files < 50 {
		t.Errorf("only %d files were looked at", files)
	}
}

// notFields are texts that are spelled like a field of the documents and mean something else, and why.
var notFields = map[string]string{
	"CALL": "a stage", "OFFER": "a stage", "JOINING": "a stage",
	"Call_Round": "a tab of the directory, as the database has it", "HR_Round": "a tab", "Tech_Round": "a tab",
	"Selection_Round": "a tab",
	"KYC":             "a tab",
	"FULL_TIME":       "what a caller sends in a path", "PART_TIME": "the same", "INTERN": "the same",
	"CONTRACT":             "the same",
	"Requisition_Approved": "what a caller sends as series", "Requisition_Assigned": "the same",
	"error_data": "a field of the Cloud API, which is called and calls",
	"call_id":    "a field of the telephony service, which is called and calls", "extra_params": "the same",
	"HR": "a word of people, too", "CEO": "a role", "TL": "a role", "PL": "a role", "ESA": "a programme",
	"TAT": "a word of people, too", "JD": "the same", "CTC": "the same",
}

var (
	// isDocumentName finds names such as REQ_ID, Dept_name, parent_id, STATUS and TemplateName. A single capitalised
	// word such as Subject cannot be told from English, so fieldNames looks where fields are named.
	isDocumentName = regexp.MustCompile(`_|^[A-Z]{2,}\d*$|^[A-Z][a-z]+[A-Z]`)
	isCompound     = regexp.MustCompile(`^[A-Za-z]+(_[A-Za-z0-9]+)+$`)
	isOurWord      = regexp.MustCompile(`^[a-z][a-zA-Z]*$|^Idempotency-Key$`)
	aWord          = regexp.MustCompile(`[A-Za-z_]\w*`)
)

// documentNames are the names in the tags of the contract's structs that are not our way to spell.
func documentNames(t *testing.T, folder string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	eachFile(t, folder, func(_ string, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			field, ok := n.(*ast.Field)
			if !ok || field.Tag == nil {
				return true
			}
			text, err := strconv.Unquote(field.Tag.Value)
			if err != nil {
				t.Fatal(err)
			}
			for _, place := range []string{"json", "form", "query", "path"} {
				name, _, _ := strings.Cut(reflect.StructTag(text).Get(place), ",")
				if isDocumentName.MatchString(name) && notFields[name] == "" {
					names[name] = true
				}
			}
			return true
		})
	})
	return names
}

// leakedNames finds the names in the texts of hand-written code, but for the contract and what calls it from outside,
// as tests do.
func leakedNames(t *testing.T, root string, names map[string]bool) (leaks []string, files int) {
	t.Helper()
	eachFile(t, root, func(name string, file *ast.File) {
		contract, generated := strings.HasPrefix(name, "internal/wire/"), strings.HasSuffix(name, ".gen.go")
		if contract || generated || slices.Contains(forTests, roomOf(path.Dir(name))) {
			return
		}
		files++
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				for _, found := range namesIn(n, names) {
					leaks = append(leaks, fmt.Sprintf("%s: %s is a name of the documents", name, found))
				}
			case *ast.CallExpr:
				if fn, named := n.Fun.(*ast.Ident); named && fn.Name == "invalid" && len(n.Args) > 0 {
					leaks = append(leaks, notOurWord(name, n.Args[0])...)
				}
			case *ast.KeyValueExpr:
				if key, named := n.Key.(*ast.Ident); named && key.Name == "Field" {
					leaks = append(leaks, notOurWord(name, n.Value)...)
				}
			}
			return true
		})
	})
	return leaks, files
}

// namesIn are the names that a text is, or that stand in it and can be nothing else.
func namesIn(literal *ast.BasicLit, names map[string]bool) (found []string) {
	text, err := strconv.Unquote(literal.Value)
	if literal.Kind != token.STRING || err != nil {
		return nil
	}
	if names[text] {
		return []string{text}
	}
	for _, word := range aWord.FindAllString(text, -1) {
		if names[word] && isCompound.MatchString(word) && strings.ToLower(word) != word {
			found = append(found, word)
		}
	}
	return found
}

func notOurWord(name string, at ast.Expr) []string {
	literal, ok := at.(*ast.BasicLit)
	if !ok {
		return nil
	}
	text, err := strconv.Unquote(literal.Value)
	if err != nil || isOurWord.MatchString(text) {
		return nil
	}
	return []string{fmt.Sprintf("%s: a problem names the field %s", name, text)}
}

// eachFile reads every Go file below a folder, apart from tests.
func eachFile(t *testing.T, root string, look func(name string, file *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && name != root && (strings.HasPrefix(entry.Name(), ".") || entry.Name() == "node_modules" ||
			entry.Name() == "testdata") {
			return filepath.SkipDir
		}
		if entry.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(root, name)
		look(filepath.ToSlash(relative), parsed)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestALeakedNameIsFound(t *testing.T) {
	names := documentNames(t, "wire")
	for name, c := range map[string]struct{ file, text, want string }{
		"a field of a rule": {"internal/hiring/a.go", `var a = invalid("NO_OF_POSITION", "")`,
			"NO_OF_POSITION"},
		"a field of a use case": {"internal/app/a.go", `var a = Problem{Field: "Subject"}`,
			"names the field Subject"},
		"a single word":             {"internal/httpapi/a.go", `var a = "STATUS"`, "STATUS"},
		"in a sentence":             {"internal/hiring/a.go", "var a = `REQ_ID is needed`", "REQ_ID"},
		"small letters":             {"internal/app/a.go", `var a = values.Get("parent_id")`, "parent_id"},
		"two capitals":              {"internal/app/a.go", `var a = "TemplateName"`, "TemplateName"},
		"our word":                  {"internal/hiring/a.go", `var a = invalid("positions", "")`, ""},
		"a stage":                   {"internal/hiring/a.go", `var a = "CALL"`, ""},
		"a word in a sentence":      {"internal/app/a.go", `var a = "HR STATUS of a candidate"`, ""},
		"a column":                  {"internal/store/a.go", "var a = `SELECT r.parent_id FROM requisition AS r`", ""},
		"the contract":              {"internal/wire/a.go", `var a = "REQ_ID"`, ""},
		"a package of the contract": {"internal/wire/link/a.go", `var a = "REQ_ID"`, ""},
		"a caller from outside":     {"bench/a.go", `var a = "REQ_ID"`, ""},
		"a generated file":          {"internal/store/a.gen.go", `var a = "REQ_ID"`, ""},
	} {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			file := filepath.Join(root, filepath.FromSlash(c.file))
			if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte("package a\n\n"+c.text+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			leaks, _ := leakedNames(t, root, names)
			if c.want == "" && len(leaks) > 0 || c.want != "" &&
				(len(leaks) == 0 || !strings.Contains(strings.Join(leaks, "\n"), c.want)) {
				t.Errorf("found %q", leaks)
			}
		})
	}
	for _, name := range slices.Sorted(maps.Keys(notFields)) {
		if names[name] {
			t.Errorf("%s is allowed and not", name)
		}
	}
}
