package httpapi_test

import (
	"testing"

	"muster/internal/hiring"
)

func TestSalariesAreReadAsPeopleSayThem(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		c := d.visitor("form", req, can, "9000000001")
		sent := d.otherStep(can)
		sent["CURRENT_SALARY"], sent["EXPECTED_SALARY"], sent["EXPECTED_SALARY_PER"] = "40k a month", "4.5 lakh", "year"
		if a := c.post(insertOther, sent); a.code() != "200" {
			t.Fatalf("as people say them: %s", a.Raw)
		}
		kept(t, "other", c.get(otherOf + can).Data[0], sent, map[string]any{"CURRENT_SALARY": "40000",
			"CURRENT_SALARY_PER": "month", "EXPECTED_SALARY": "450000"})
		for _, text := range []string{"-5", "4 to 5 lakh", "good"} {
			sent["CURRENT_SALARY"] = text
			if a := c.post(updateOther, sent); a.code() != "400" || a.message() != hiring.SalaryUnclear ||
				a.field() != "CURRENT_SALARY" {
				t.Errorf("%s: %s", text, a.Raw)
			}
		}
	})
}
