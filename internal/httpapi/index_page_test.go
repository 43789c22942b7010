package httpapi_test

import (
	"strings"
	"testing"
	"time"
)

// The login and the pages behind mailed links have a year in their foot, and nobody is signed in there.
func TestThePageKnowsTheYearOfTheBusinessDay(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		yearOf := func(path string) string {
			_, after, _ := strings.Cut(h.nobody().get(path).Raw, `<html lang="en" data-year="`)
			year, _, _ := strings.Cut(after, `"`)
			return year
		}
		for _, path := range []string{"/", "/index.html", "/requisition_approval"} {
			if got := yearOf(path); got != "2026" {
				t.Errorf("%s says %q", path, got)
			}
		}
		// Half past six in the evening in London is the next day in Kolkata.
		h.pass(time.Date(2026, time.December, 31, 18, 31, 0, 0, time.UTC).Sub(h.clock()))
		if got := yearOf("/"); got != "2027" {
			t.Errorf("on New Year's Day it says %q", got)
		}
	})
}
