package seed

import (
	"bytes"
	"strings"
	"testing"

	"muster/internal/hiring"
)

func TestOnePageIsAResume(t *testing.T) {
	page := onePage([]string{"Asha (Kulkarni)", `back\slash`})
	if err := hiring.CheckResume(page, 200); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{`(Asha \(Kulkarni\)) Tj`, `(back\\slash) Tj`, "xref\n0 6\n", "%%EOF"} {
		if !bytes.Contains(page, []byte(text)) {
			t.Errorf("without %q:\n%s", text, page)
		}
	}
	// The table at the end lists where each object begins.
	rows := strings.Split(string(page[bytes.Index(page, []byte("xref\n")):]), "\n")[3:8]
	for i, row := range rows {
		place := 0
		for _, digit := range row[:10] {
			place = place*10 + int(digit-'0')
		}
		if want := []byte(string(rune('1'+i)) + " 0 obj"); !bytes.HasPrefix(page[place:], want) {
			t.Errorf("object %d begins with %q", i+1, page[place:place+10])
		}
	}
}
