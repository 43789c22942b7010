package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// Candidates read times before they are known to anybody, so the page itself says in which zone the company is.
func TestThePageKnowsTheBusinessZone(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		zoneOf := func(path string) string {
			_, after, _ := strings.Cut(h.nobody().get(path).Raw, ` data-zone="`)
			zone, _, _ := strings.Cut(after, `"`)
			return zone
		}
		for version, zone := range []string{"Asia/Kolkata", "America/St_Johns", "Australia/Lord_Howe"} {
			if version > 0 {
				a := h.as("administrator").sendJSON("PUT", "/api/settings/businessZone",
					map[string]any{"value": zone, "version": fmt.Sprint(version - 1)})
				if a.code() != "200" {
					t.Fatal(a.Raw)
				}
			}
			for _, path := range []string{"/", "/admin", "/requisition_approval", "/opt_out"} {
				if got := zoneOf(path); got != zone {
					t.Errorf("%s says %q, want %s", path, got, zone)
				}
			}
			if got := h.as("recruiter").get("/api/session").Data[0]["zone"]; got != zone {
				t.Errorf("the session says %v, want %s", got, zone)
			}
		}
	})
}

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
