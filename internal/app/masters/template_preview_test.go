package masters

import (
	"strings"
	"testing"

	"muster/internal/app/core"
	"muster/internal/hiring"
)

// The body is also nested too deeply: reading it at all would find that first, and filling it in would leave a preview.
func TestAPreviewChecksTheLengthBeforeAnythingElse(t *testing.T) {
	long := strings.Repeat("<div>{{position}}", 60_000)
	for kind, preview := range map[string]func() (TemplatePreview, error){
		hiring.WhatsappTooLong: func() (TemplatePreview, error) { return (&Service{}).PreviewWhatsapp(long) },
		hiring.MailTooLong: func() (TemplatePreview, error) {
			return (&Service{}).PreviewEmail(core.Caller{}, "Hello", long)
		},
	} {
		if found, err := preview(); err == nil || err.Error() != kind || found != (TemplatePreview{}) {
			t.Errorf("want %q, got %v and a preview of %d letters", kind, err, len(found.HTML))
		}
	}
}
