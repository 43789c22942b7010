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
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "muster"

const spellingOfLinks = "internal/wire/link"

// ground is what every use case stands on.
var ground = []string{"internal/hiring", "internal/store", "internal/app/core"}

// appRooms are the rooms of the use cases and the neighbours below that each may call: a requisition knows nothing of
// candidates.
var appRooms = map[string][]string{
	"internal/app/core":     {"internal/jobs"},
	"internal/app/messages": {"internal/jobs", "internal/letter", "internal/outreach"},
	"internal/app/waits":    {"internal/jobs"},
	"internal/app/bell":     {"internal/app/messages", "internal/jobs", "internal/letter"},
	"internal/app/account":  {"internal/app/messages", "internal/jobs", "internal/letter", "internal/outreach"},
	"internal/app/people": {"internal/app/waits", "internal/app/messages", "internal/app/account",
		"internal/app/requisitions", "internal/letter"},
	"internal/app/settings": {"internal/app/waits"},
	"internal/app/masters":  {"internal/letter"},
	"internal/app/audit":    {},
	"internal/app/figures":  {},
	"internal/app/weekly":   {"internal/app/figures", "internal/app/messages", "internal/jobs", "internal/letter"},
	"internal/app/requisitions": {"internal/app/waits", "internal/app/messages", "internal/jobs", "internal/letter",
		spellingOfLinks},
	"internal/app/applications": {"internal/app/waits", "internal/app/requisitions", "internal/jobs", "internal/letter"},
	"internal/app/resumes":      {"internal/jobs"},
	"internal/app/calendars":    {"internal/outreach"},
	"internal/app/calling":      {"internal/app/applications", "internal/app/requisitions", "internal/app/core"},
	"internal/app/home": {"internal/app/waits", "internal/app/requisitions", "internal/app/figures",
		"internal/app/calling"},
	"internal/app/calls": {"internal/app/applications", "internal/app/people", "internal/app/messages",
		"internal/outreach"},
	"internal/app/candidates": {"internal/app/waits", "internal/app/requisitions", "internal/app/applications",
		"internal/app/resumes"},
	"internal/app/finding": {"internal/app/requisitions", "internal/app/applications", "internal/app/candidates",
		"internal/app/resumes"},
	"internal/app/conversation": {"internal/app/messages", "internal/app/candidates", "internal/letter"},
	"internal/app/visits": {
		"internal/app/messages", "internal/app/requisitions", "internal/app/applications", "internal/app/candidates",
		"internal/letter", "internal/outreach",
	},
	"internal/app/profiles": {"internal/app/messages", "internal/app/candidates", "internal/app/visits",
		"internal/letter"},
	"internal/app/programme": {
		"internal/app/messages", "internal/app/requisitions", "internal/app/applications", "internal/app/candidates",
		"internal/app/visits", "internal/letter", "internal/outreach",
	},
	"internal/app/writing": {
		"internal/app/messages", "internal/app/masters", "internal/app/requisitions", "internal/app/applications",
		"internal/letter",
	},
	"internal/app/broadcasts": {
		"internal/app/messages", "internal/app/applications", "internal/app/candidates", "internal/app/visits",
		"internal/jobs", "internal/letter",
	},
	"internal/app/interviews": {
		"internal/app/messages", "internal/app/requisitions", "internal/app/applications", "internal/app/candidates",
		"internal/app/visits", "internal/jobs",
		"internal/letter", "internal/outreach",
	},
}

// mayImport says which rooms of the house a room may import. The command line wires, so it may import all of them.
var mayImport = func() map[string][]string {
	rooms := slices.Sorted(maps.Keys(appRooms))
	app := append([]string{"internal/app", "internal/hiring"}, rooms...)
	table := map[string][]string{
		"internal/hiring":   {},
		"internal/store":    {"internal/hiring"},
		"internal/wire":     {"internal/hiring", "internal/store"},
		spellingOfLinks:     {},
		"internal/jobs":     {"internal/store", "internal/hiring"},
		"internal/outreach": {"internal/hiring"},
		"internal/practice": {},
		"internal/letter":   {"internal/hiring", "internal/outreach"},
		"internal/app": slices.Concat(ground, rooms, []string{"internal/jobs", "internal/letter",
			"internal/outreach"}),
		"internal/check":   slices.Concat(ground, rooms, []string{"internal/letter"}),
		"internal/httpapi": slices.Concat(app, []string{"internal/wire", "web"}),
		"internal/seed":    slices.Concat(app, []string{"internal/store", "internal/jobs", "internal/letter"}),
		"web":              {},
		"bench": slices.Concat(app, []string{"internal/httpapi", "internal/jobs", "internal/letter", "internal/seed",
			"internal/store", "internal/wire"}),
		"e2e": {},
	}
	for room, neighbours := range appRooms {
		table[room] = slices.Concat(ground, neighbours)
	}
	table["cmd"] = append(slices.Sorted(maps.Keys(table)), "web")
	return table
}()

// forTests are the rooms that no user ever runs, so they may use what is for tests.
var forTests = []string{"bench", "e2e"}

// ownedBy says which room alone may use a package from outside, with all that lies below it. The bench measures the
// house from outside and may look into the database by itself.
var ownedBy = map[string][]string{
	"database/sql":                {"internal/store", "bench"},
	"github.com/jackc/pgx":        {"internal/store", "bench"},
	"modernc.org/sqlite":          {"internal/store", "bench"},
	"github.com/pressly/goose":    {"internal/store"},
	"github.com/wneessen/go-mail": {"internal/outreach"},
	"github.com/ledongthuc/pdf":   {"internal/app/resumes"},
}

// inRules are packages from outside that the rules may use: tables of letters, which the standard library lacks.
var inRules = []string{"golang.org/x/text/unicode/norm"}

// notInRules are packages of the standard library that the rules have no use for: they only decide.
var notInRules = []string{"context", "encoding/json", "net/http", "os", "log/slog"}

// clockless are the rooms that are told what time it is.
var clockless = append([]string{
	"internal/hiring", "internal/app", "internal/check", "internal/jobs", "internal/letter", "internal/seed",
}, slices.Collect(maps.Keys(appRooms))...)

func TestWhoImportsWhom(t *testing.T) {
	faults, files := inspect(t, "..")
	for _, fault := range faults {
		t.Error(fault)
	}
	if files < 50 {
		t.Errorf("only %d files were looked at", files)
	}
}

// inspect reads every Go file below a folder, apart from tests, and says which rules it breaks.
func inspect(t *testing.T, root string) (faults []string, files int) {
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
		files++
		parsed, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		faults = append(faults, inspectFile(filepath.ToSlash(relative), parsed)...)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return faults, files
}

func inspectFile(name string, file *ast.File) (faults []string) {
	folder := path.Dir(name)
	room := roomOf(folder)
	allowed, known := mayImport[room]
	if !known {
		return []string{fmt.Sprintf("%s: the room %s is not in the table", name, room)}
	}
	for _, spec := range file.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return []string{fmt.Sprintf("%s: %v", name, err)}
		}
		own, ours := strings.CutPrefix(imported, module+"/")
		switch {
		case ours && isForTests(own):
			if !isForTests(folder) && !slices.Contains(forTests, room) {
				faults = append(faults, fmt.Sprintf("%s imports %s, which is for tests", name, own))
			}
		case ours && roomOf(own) != room && !slices.Contains(allowed, roomOf(own)):
			faults = append(faults, fmt.Sprintf("%s imports %s", name, own))
		case !ours && room == "internal/hiring" && strings.Contains(strings.Split(imported, "/")[0], ".") &&
			!slices.Contains(inRules, imported):
			faults = append(faults, fmt.Sprintf("%s imports %s, which is not of the standard library", name, imported))
		case room == "internal/hiring" && slices.Contains(notInRules, imported):
			faults = append(faults, fmt.Sprintf("%s imports %s, which is not for rules", name, imported))
		}
		for owned, owners := range ownedBy {
			if (imported == owned || strings.HasPrefix(imported, owned+"/")) && !slices.Contains(owners, room) {
				faults = append(faults, fmt.Sprintf("%s imports %s, which is for %s", name, imported,
					strings.Join(owners, ", ")))
			}
		}
	}
	if slices.Contains(clockless, room) && !isForTests(folder) && readsClock(file) {
		faults = append(faults, name+" looks at the clock")
	}
	return faults
}

// roomOf is the room that a folder belongs to: the first step of its path, two steps below internal, three below
// internal/app. The spelling of links is a room of its own, because use cases write links and know nothing else of the
// contract.
func roomOf(folder string) string {
	steps := strings.Split(folder, "/")
	depth := 1
	switch {
	case strings.HasPrefix(folder, "internal/app/"), folder == spellingOfLinks:
		depth = 3
	case steps[0] == "internal":
		depth = 2
	}
	return strings.Join(steps[:min(depth, len(steps))], "/")
}

func isForTests(folder string) bool { return strings.HasSuffix(folder, "test") }

func readsClock(file *ast.File) (found bool) {
	clock := ""
	for _, spec := range file.Imports {
		if spec.Path.Value == `"time"` {
			if clock = "time"; spec.Name != nil {
				clock = spec.Name.Name
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if selector, ok := n.(*ast.SelectorExpr); ok {
			of, named := selector.X.(*ast.Ident)
			found = found || named && of.Name == clock && slices.Contains([]string{"Now", "Since", "Until"},
				selector.Sel.Name)
		}
		return true
	})
	return found
}

func TestABrokenRuleIsFound(t *testing.T) {
	cases := map[string]struct{ file, text, want string }{
		"rules on a database": {"internal/hiring/a.go", `import _ "muster/internal/store"`,
			"internal/hiring/a.go imports internal/store"},
		"rules on a library": {"internal/hiring/a.go", `import _ "github.com/google/uuid"`,
			"not of the standard library"},
		"use cases on the wire": {"internal/app/a.go", `import _ "muster/internal/wire"`,
			"internal/app/a.go imports internal/wire"},
		"border on the store": {"internal/httpapi/a.go", `import _ "muster/internal/store"`,
			"internal/httpapi/a.go imports internal/store"},
		"SQL elsewhere": {"internal/app/a.go", `import _ "database/sql"`, "which is for internal/store"},
		"a driver elsewhere": {"cmd/muster/a.go", `import _ "github.com/jackc/pgx/v5/stdlib"`,
			"which is for internal/store"},
		"JSON in the rules": {"internal/hiring/a.go", `import _ "encoding/json"`, "which is not for rules"},
		"tests in the product": {"cmd/muster/a.go", `import _ "muster/internal/store/storetest"`,
			"which is for tests"},
		"a room below a room": {"internal/wire/deep/a.go", `import _ "muster/internal/app"`,
			"internal/wire/deep/a.go imports internal/app"},
		"a new room":        {"internal/attic/a.go", ``, "internal/attic is not in the table"},
		"a new room of app": {"internal/app/attic/a.go", ``, "internal/app/attic is not in the table"},
		"a room on the app": {"internal/app/figures/a.go", `import _ "muster/internal/app"`,
			"internal/app/figures/a.go imports internal/app"},
		"upwards in the app": {"internal/app/requisitions/a.go", `import _ "muster/internal/app/candidates"`,
			"imports internal/app/candidates"},
		"core on a room": {"internal/app/core/a.go", `import _ "muster/internal/app/messages"`,
			"imports internal/app/messages"},
		"sideways in the app": {"internal/app/masters/a.go", `import _ "muster/internal/app/people"`,
			"imports internal/app/people"},
		"downwards in the app": {"internal/app/candidates/a.go", `import _ "muster/internal/app/requisitions"`, ""},
		"a letter on the store": {"internal/letter/a.go", `import _ "muster/internal/store"`,
			"internal/letter/a.go imports internal/store"},
		"the app on the check": {"internal/app/a.go", `import _ "muster/internal/check"`,
			"internal/app/a.go imports internal/check"},
		"a clock in a room": {"internal/app/figures/a.go", "import \"time\"\nvar Now = time.Now",
			"looks at the clock"},
		"a clock": {"internal/jobs/a.go", "import \"time\"\nvar Begun = time.Now()",
			"looks at the clock"},
		"a clock as a value": {"internal/app/a.go", "import \"time\"\nvar Now = time.Now", "looks at the clock"},
		"a clock by the way": {"internal/hiring/a.go",
			"import t \"time\"\nfunc age(b t.Time) t.Duration { return t.Since(b) }", "looks at the clock"},
		"nothing": {"internal/app/a.go",
			"import (\n\"time\"\n_ \"muster/internal/store\"\n)\nvar Poll = time.Second", ""},
		"a test": {"internal/hiring/a_test.go", `import _ "muster/internal/store"`, ""},
		"tests among tests": {"internal/store/storetest/a.go",
			"import (\n_ \"database/sql\"\n_ \"muster/internal/store/pgtest\"\n)", ""},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			root := t.TempDir()
			file := filepath.Join(root, filepath.FromSlash(c.file))
			if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte("package a\n\n"+c.text+"\n"), 0o600); err != nil {
				t.Fatal(err)
			}
			faults, _ := inspect(t, root)
			if c.want == "" && len(faults) > 0 || c.want != "" &&
				(len(faults) != 1 || !strings.Contains(faults[0], c.want)) {
				t.Errorf("found %q", faults)
			}
		})
	}
}
