package resumes

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store/storetest"
)

// service starts the test's own binary, which TestMain lets read.
func service() *Service {
	s := New(&core.Core{Log: slog.New(slog.DiscardHandler)})
	s.Binary = os.Args[0]
	return s
}

func TestChildReads(t *testing.T) {
	for name, c := range map[string]struct {
		file []byte
		want Text
	}{
		"a text":  {fileOf("", "BT /F1 10 Tf (Asha Verma) Tj ET"), Text{hiring.ResumeRead, "Asha Verma"}},
		"nothing": {fileOf("", "q Q"), Text{State: hiring.ResumeEmpty}},
		"no PDF":  {[]byte("%PDF-1.4 nonsense %%EOF"), Text{State: hiring.ResumeBroken}},
	} {
		if got, err := service().read(t.Context(), c.file); err != nil || got != c.want {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
}

const asha = "<< /Length 30 >>\nstream\nBT /F1 10 Tf (Asha Verma) Tj ET\nendstream"

// A file of ten thousand pages is below the limit of its size, if they all are the same one.
func TestChildReadsSomeOfTenThousandPages(t *testing.T) {
	const pages = 10_000
	objects := objectsOf(asha)
	objects[1] = fmt.Sprintf("<< /Type /Pages /Kids [%s] /Count %d >>", strings.Repeat("4 0 R ", pages), pages)
	file := written("", objects)
	got, err := service().read(t.Context(), file)
	if n := strings.Count(got.Body, "Asha"); len(file) >= hiring.ResumeLimit(200).Bytes() || err != nil || n != mostPages {
		t.Errorf("%d bytes, %s, %d pages, %v", len(file), got.State, n, err)
	}
}

// What a file wants to be run is neither run nor part of its text.
func TestChildRunsNoScript(t *testing.T) {
	objects := objectsOf(asha)
	objects[0] = "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>"
	if got, err := service().read(t.Context(), written("", objects)); err != nil || got.Body != "Asha Verma" {
		t.Errorf("%+v, %v", got, err)
	}
}

// A file that would take gigabytes ends its child, and nothing else.
func TestChildHasLittleMemory(t *testing.T) {
	if got, err := service().read(t.Context(), numbered()); err != nil || got.State != hiring.ResumeBroken {
		t.Errorf("%.100v, %v", got, err)
	}
}

// A page that unpacks to many megabytes is read as far as texts are kept.
func TestChildKeepsSomeText(t *testing.T) {
	got, err := service().read(t.Context(), packed(50<<20))
	if err != nil || len(got.Body) > longestBody || got.State != hiring.ResumeRead {
		t.Errorf("%s, %d bytes, %v", got.State, len(got.Body), err)
	}
}

func TestChildEndsWithItsCaller(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if got, err := service().read(ctx, fileOf("", "q Q")); err == nil {
		t.Errorf("%+v", got)
	}
}

func TestSuggestFromResume(t *testing.T) {
	s := service()
	s.Store = storetest.Open(t, filepath.Join(t.TempDir(), "muster.db"))
	file := fileOf("", "BT /F1 10 Tf 72 700 Td (ASHA VERMA) Tj 0 -14 Td (+91 98765 43210, asha@mail.test) Tj ET")
	got, err := s.SuggestFromResume(t.Context(), file)
	if err != nil || got != (Suggested{hiring.ResumeSuggestion{Name: "Asha Verma", Mobile: "9876543210",
		Email: "asha@mail.test"}, ""}) {
		t.Errorf("%+v, %v", got, err)
	}
	if got, err := s.SuggestFromResume(t.Context(), fileOf("", "q Q")); err != nil ||
		got.Note != hiring.ResumeHasNoText {
		t.Errorf("without text: %+v, %v", got, err)
	}
	if _, err := s.SuggestFromResume(t.Context(), nil); err == nil {
		t.Error("no file is taken")
	}
	if _, err := s.SuggestFromResume(t.Context(), []byte("PK")); err == nil {
		t.Error("a zip is taken")
	}
}
