package hiring

import (
	"slices"
	"strings"
	"testing"
)

func TestResumeWords(t *testing.T) {
	for text, want := range map[string]string{
		"":                              "",
		"Java, java and JAVA.":          "and java",
		"C++ / C# (node.js)":            "cplusplus csharp js node",
		"Übung im Vertrieb":             "im vertrieb übung",
		"प्रिया शर्मा":                  "प्रिया शर्मा",
		"क्\u200dष":                     "क्ष",
		"+91 98765":                     "91 98765",
		"B.Tech 2019-2023":              "2019 2023 b tech",
		strings.Repeat("x", 500) + " y": strings.Repeat("x", 40) + " y",
	} {
		if got := ResumeWords(text); !slices.Equal(got, strings.Fields(want)) {
			t.Errorf("%.30q: %v, want %s", text, got, want)
		}
	}
}

func TestPassage(t *testing.T) {
	long := "Asha Verma\nPune\n" + strings.Repeat("other words here ", 20) +
		"Senior Java developer with Spring and PostgreSQL since 2019 " + strings.Repeat("and more text ", 30)
	for name, c := range map[string]struct {
		text  string
		words string
		want  string
	}{
		"no words":       {"Java", "", ""},
		"not all words":  {"Java developer", "java spring", ""},
		"part of a word": {"Javascript", "java", ""},
		"the whole text": {"Java\ndeveloper", "developer", "Java developer"},
		"words apart":    {"Java developer. Java and Spring.", "java spring", "Java developer. Java and Spring."},
		"in the middle":  {long, "spring", "… here other words here Senior Java developer with Spring and PostgreSQL"},
		"closest together": {"java " + long, "java spring",
			"… here other words here other words here Senior Java developer with Spring"},
		"C++": {"knows C++ well", "cplusplus", "knows C++ well"},
	} {
		got := Passage(c.text, strings.Fields(c.words))
		if (c.want == "") != (got == "") || !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q", name, got)
		}
		if len(got) > passageLength+20 || strings.Contains(got, "\n") {
			t.Errorf("%s: %d bytes: %q", name, len(got), got)
		}
	}
	// Cutting never tears a letter.
	devanagari := strings.Repeat("शर्मा", 200)
	if got := Passage(devanagari+" java "+devanagari, []string{"java"}); !strings.Contains(got, "java") ||
		strings.ContainsRune(got, '\uFFFD') {
		t.Errorf("got %q", got)
	}
}
