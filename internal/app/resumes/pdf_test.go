package resumes

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"os"
	"strings"
	"testing"

	"muster/internal/hiring"
)

// fileOf is a PDF with one page for each content.
func fileOf(trailer string, contents ...string) []byte {
	streams := make([]string, len(contents))
	for i, content := range contents {
		streams[i] = fmt.Sprintf("<< /Length %d >>\nstream\n%s\nendstream", len(content), content)
	}
	return fileWith(trailer, streams...)
}

// fileWith is a PDF with one page for each content stream.
func fileWith(trailer string, streams ...string) []byte {
	return written(trailer, objectsOf(streams...))
}

// objectsOf are the objects of such a file: the catalog, the list of pages, a font whose letters are half as wide as
// high, then the pages, each with its content.
func objectsOf(streams ...string) []string {
	kids := ""
	objects := []string{"<< /Type /Catalog /Pages 2 0 R >>", "",
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding " +
			"/FirstChar 0 /LastChar 255 /Widths [" + strings.Repeat("500 ", 256) + "] >>"}
	for _, stream := range streams {
		kids += fmt.Sprintf("%d 0 R ", len(objects)+1)
		objects = append(objects, fmt.Sprintf("<< /Type /Page /Parent 2 0 R /Contents %d 0 R "+
			"/Resources << /Font << /F1 3 0 R >> >> >>", len(objects)+2), stream)
	}
	objects[1] = fmt.Sprintf("<< /Type /Pages /Kids [%s] /Count %d >>", kids, len(streams))
	return objects
}

// written is the file of some objects.
func written(trailer string, objects []string) []byte {
	var file bytes.Buffer
	file.WriteString("%PDF-1.4\n")
	at := make([]int, len(objects))
	for i, object := range objects {
		at[i] = file.Len()
		fmt.Fprintf(&file, "%d 0 obj\n%s\nendobj\n", i+1, object)
	}
	table := file.Len()
	fmt.Fprintf(&file, "xref\n0 %d\n0000000000 65535 f \n", len(objects)+1)
	for _, place := range at {
		fmt.Fprintf(&file, "%010d 00000 n \n", place)
	}
	fmt.Fprintf(&file, "trailer\n<< /Size %d /Root 1 0 R %s>>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1, trailer, table)
	return file.Bytes()
}

func TestReadPDF(t *testing.T) {
	page := func(content string) []byte { return fileOf("", "BT /F1 10 Tf "+content+" ET") }
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"lines":           {page("72 700 Td (Asha Verma) Tj 0 -14 Td (Pune) Tj"), "Asha Verma\nPune"},
		"next line":       {page("14 TL 72 700 Td (Asha) Tj T* (Verma) Tj (Pune) '"), "Asha\nVerma\nPune"},
		"kerning":         {page("72 700 Td [(As) 20 (ha) -400 (Ve) -10 (rma)] TJ"), "Asha Verma"},
		"words by place":  {page("72 700 Td (Asha) Tj 30 0 Td (Verma) Tj"), "Asha Verma"},
		"letter by place": {page("1 0 0 1 72 700 Tm (A) Tj 1 0 0 1 77 700 Tm (s) Tj 1 0 0 1 82 700 Tm (ha) Tj"), "Asha"},
		"moved": {fileOf("", "q 1 0 0 1 0 50 cm BT /F1 10 Tf (Asha) Tj ET Q "+
			"q 1 0 0 1 0 20 cm BT /F1 10 Tf (Verma) Tj ET Q"), "Asha\nVerma"},
		"two columns":     {page("72 700 Td (Skills) Tj 200 0 Td (Java) Tj -200 -14 Td (City) Tj"), "Skills Java\nCity"},
		"a ligature":      {page("(O\\223ce) Tj"), "O\u201cce"},
		"two pages":       {fileOf("", "BT /F1 10 Tf (One) Tj ET", "BT /F1 10 Tf (Two) Tj ET"), "One\nTwo"},
		"a damaged page":  {fileOf("", "BT /F1 10 Tf (One) Tj (a) (b) Tm ET ]] >>", "BT /F1 10 Tf (Two) Tj ET"), "One\nTwo"},
		"a newer version": {bytes.Replace(page("(Asha) Tj"), []byte("%PDF-1.4"), []byte("%PDF-2.0"), 1), "Asha"},
		"more after it":   {append(page("(Asha) Tj"), bytes.Repeat([]byte{'\n'}, 500)...), "Asha"},
	} {
		got := ReadPDF(c.file)
		if got.State != hiring.ResumeRead || got.Body != c.want {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

func TestReadPDFOfNoText(t *testing.T) {
	whole := fileOf("", "BT /F1 10 Tf (Asha) Tj ET")
	for name, c := range map[string]struct {
		file []byte
		want hiring.ResumeState
	}{
		"no text":           {fileOf("", "0 0 100 100 re f"), hiring.ResumeEmpty},
		"signs alone":       {fileOf("", "BT /F1 10 Tf (... --) Tj ET"), hiring.ResumeEmpty},
		"a name and an end": {[]byte("%PDF-1.4\n%%EOF"), hiring.ResumeBroken},
		"half a file":       {append(whole[:len(whole)/2], "%%EOF"...), hiring.ResumeBroken},
		"a zip":             {append([]byte("%PDF-PK\x03\x04"), "%%EOF"...), hiring.ResumeBroken},
		"a password": {fileOf("/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4 >> /ID [(a) (a)] ",
			"BT (Asha) Tj ET"), hiring.ResumeLocked},
		"nothing": {nil, hiring.ResumeBroken},
	} {
		if got := ReadPDF(c.file); got.State != c.want || got.Body != "" {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// A file that was damaged anywhere never ends the process.
func TestReadPDFOfDamagedFiles(t *testing.T) {
	whole := fileOf("", "BT /F1 10 Tf 72 700 Td (Asha Verma) Tj [(a) -300 (b)] TJ ET")
	for at := 9; at < len(whole); at += 3 {
		for _, with := range []byte{0, '(', '>', '9', 0xff} {
			damaged := bytes.Clone(whole)
			damaged[at] = with
			ReadPDF(damaged)
		}
	}
}

func TestReadPDFReadsSomePages(t *testing.T) {
	pages := make([]string, mostPages+10)
	for i := range pages {
		pages[i] = fmt.Sprintf("BT /F1 10 Tf (Page%d) Tj ET", i+1)
	}
	got := ReadPDF(fileOf("", pages...))
	if last := fmt.Sprint("Page", mostPages); !strings.HasSuffix(got.Body, last) {
		t.Errorf("ends with %q", got.Body[max(0, len(got.Body)-20):])
	}
}

func TestNormal(t *testing.T) {
	for text, want := range map[string]string{
		"o\ufb03ce \ufb01le": "office file", "\uff2a\uff41\uff56\uff41": "Java", " a \t b\u00a0c \r\n\n d": "a b c\nd",
		"x\x00\x07y\ue000": "xy", "e\u0301": "é",
	} {
		if got := Normal(text); got != want {
			t.Errorf("%q: %q", text, got)
		}
	}
	if got := Normal(strings.Repeat("शर्मा ", 50_000)); len(got) > longestBody || strings.ContainsRune(got, '\uFFFD') {
		t.Errorf("%d bytes", len(got))
	}
}

// packed is a page whose content grows a thousandfold when it is unpacked.
func packed(size int) []byte {
	var small bytes.Buffer
	w := zlib.NewWriter(&small)
	line := []byte("BT /F1 10 Tf (" + strings.Repeat("A", 1000) + ") Tj ET\n")
	for range size / len(line) {
		_, _ = w.Write(line)
	}
	_ = w.Close()
	return fileWith("", fmt.Sprintf("<< /Length %d /Filter /FlateDecode >>\nstream\n%s\nendstream", small.Len(),
		small.String()))
}

// numbered is a file whose table of objects claims a number that would take gigabytes.
func numbered() []byte {
	return bytes.Replace(fileOf("", "BT /F1 10 Tf (Asha) Tj ET"), []byte("xref\n0 "), []byte("xref\n900000000 "), 1)
}

func TestMain(m *testing.M) {
	// The tests are their own child.
	if len(os.Args) == 2 && os.Args[1] == ChildCommand {
		if err := Child(os.Stdin, os.Stdout); err != nil {
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}
