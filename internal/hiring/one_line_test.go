package hiring

import "testing"

func TestSubjectsAreOneLine(t *testing.T) {
	for _, subject := range []string{"a\nb", "a\rb", "a\x00b", "a\tb", "a\x1bb", "a\x7fb", "a\u0085b", "a\u2028b",
		"a\u2029b"} {
		_, _, err := WrittenMail{To: "a@b.example", Subject: subject, Body: "text"}.Receivers()
		checkNo(t, err, no{Invalid, "subject", SubjectNotOneLine})
		_, err = EmailDraft{Name: "n", Subject: subject, Body: "text", Text: "text"}.Checked("")
		checkNo(t, err, no{Invalid, "subject", SubjectNotOneLine})
	}
	if _, _, err := (WrittenMail{To: "a@b.example", Subject: "अंजलि — Größe 1", Body: "text"}).Receivers(); err != nil {
		t.Error(err)
	}
}
