package httpapi_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/hiring"
)

func TestStaleSettingChangesAreRefused(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		c := h.as("administrator")
		put := func(key, value string, version int) reply {
			return c.sendJSON("PUT", "/api/settings/"+key, map[string]any{"value": value,
				"version": fmt.Sprint(version)})
		}
		if a := put("businessZone", "Mars/Olympus", 0); a.Status != 400 || a.field() != "value" {
			t.Errorf("no such zone: %s", a.Raw)
		}
		if a := put("nosuch", "x", 0); a.code() != "404" {
			t.Errorf("no such setting: %s", a.Raw)
		}
		if a := put("demo", "no", 0); a.code() == "200" {
			t.Errorf("the demo mark can be changed: %s", a.Raw)
		}
		if a := put("mailSenderName", "Hiring", 0); a.code() != "200" {
			t.Fatalf("first change: %s", a.Raw)
		}
		if a := put("mailSenderName", "Too late", 0); a.code() != "409" {
			t.Errorf("second editor of the same version: %s", a.Raw)
		}
		if a := put("mailSenderName", "Hiring desk", 1); a.code() != "200" {
			t.Errorf("second change: %s", a.Raw)
		}
		for _, row := range c.get("/api/settings").Data {
			if row["key"] == "mailSenderName" && (row["value"] != "Hiring desk" || row["version"] != float64(2)) {
				t.Errorf("afterwards: %v", row)
			}
		}
	})
}

// settingOf is one setting as the administrator sees it.
func settingOf(c *client, key hiring.Setting) map[string]any {
	c.t.Helper()
	for _, row := range c.get("/api/settings").Data {
		if row["key"] == string(key) {
			return row
		}
	}
	c.t.Fatalf("there is no setting %s", key)
	return nil
}

// put sets a setting, whatever its current version.
func put(c *client, key hiring.Setting, value string) reply {
	c.t.Helper()
	return c.sendJSON("PUT", "/api/settings/"+string(key), map[string]any{"value": value, "version": settingOf(c,
		key)["version"]})
}

func mustPut(c *client, key hiring.Setting, value string) {
	c.t.Helper()
	if a := put(c, key, value); a.code() != "200" {
		c.t.Fatalf("%s to %q: %s", key, value, a.Raw)
	}
}

func TestSettingsAreListedWithTheirDefaults(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		c := d.as("administrator")
		a := c.get("/api/settings")
		mustHave(t, "the settings", a, "", "key value means version changedBy changedAt")
		if len(a.Data) != len(hiring.Settings) {
			t.Errorf("%d settings", len(a.Data))
		}
		for key, value := range map[hiring.Setting]string{
			hiring.BusinessZone: "Asia/Kolkata", hiring.EsaLive: "", hiring.ResumeOptional: "",
			hiring.SourceShown: "", hiring.JoiningMailTo: "", hiring.CompanyName: "The company",
			hiring.EducationLevels: "10th\n12th\nITI\nDiploma\nBachelor\nMaster\nDoctorate\nOther",
			hiring.ScoredFactors:   "Communication\nDomain knowledge\nProblem solving\nOwnership\nCulture",
		} {
			if row := settingOf(c, key); row["value"] != value || row["version"] != 0.0 || row["changedBy"] != "" {
				t.Errorf("%s: %v", key, row)
			}
		}
		for _, wrong := range []struct {
			key   hiring.Setting
			value string
		}{
			{hiring.ResumeOptional, "nosuch"}, {hiring.SourceShown, nothing}, {hiring.EsaLive, "1999"},
			{hiring.JoiningMailTo, "hr"}, {hiring.ScoredFactors, ""},
			{hiring.ScoredFactors, strings.Repeat("x", 200)}, {hiring.MailSender, "<script>"},
			{hiring.ConsentText, "I agree."}, {hiring.CompressPDF, "javascript:alert(1)"},
		} {
			if a := put(c, wrong.key, wrong.value); a.Status != 400 || a.field() != "value" || a.message() == "" {
				t.Errorf("%s to %q: %d %s", wrong.key, wrong.value, a.Status, a.Raw)
			}
			if row := settingOf(c, wrong.key); row["version"] != 0.0 {
				t.Errorf("%s to %q was refused and still changed: %v", wrong.key, wrong.value, row)
			}
		}
	})
}

func TestSettingsTakeEffect(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		c, q, ctx := d.as("administrator"), d.app.Store.Read(), t.Context()
		position := d.position["Part Time"]
		req, can := d.opened("Full Time", 1)
		d.moves(req, can, "CALL Shortlisted", "HR_ROUND Selected", "TL_ROUND Scheduled")
		department, err := q.DepartmentByName(ctx, "Engineering")
		if err != nil {
			t.Fatal(err)
		}
		reads := func() string {
			t.Helper()
			optional, err1 := d.app.ResumeIsOptional(ctx, q, position)
			other, err2 := d.app.ResumeIsOptional(ctx, q, d.position["Intern"])
			shown, err3 := d.app.ShowsSource(ctx, q, department.ID)
			to, err4 := d.app.JoiningRecipients(ctx, q)
			for _, err := range []error{err1, err2, err3, err4} {
				if err != nil {
					t.Fatal(err)
				}
			}
			return fmt.Sprint(optional, other, shown, to, d.next(d.manager, req, can).Interview.Factors)
		}
		if got := reads(); got != "false false false [] [Communication Domain knowledge Problem solving Ownership Culture]" {
			t.Errorf("by default: %s", got)
		}
		mustPut(c, hiring.ResumeOptional, position)
		mustPut(c, hiring.SourceShown, department.ID)
		mustPut(c, hiring.JoiningMailTo, "desk@muster.test\nlobby@muster.test")
		mustPut(c, hiring.ScoredFactors, "Culture\nसंवाद")
		if got := reads(); got != "true false true [desk@muster.test lobby@muster.test] [Culture संवाद]" {
			t.Errorf("as set: %s", got)
		}
		row := settingOf(c, hiring.ResumeOptional)
		if fmt.Sprint(row["means"]) != "[Part Time Developer · Engineering · Part Time]" || row["changedBy"] == "" ||
			row["changedAt"] == "" {
			t.Errorf("the positions: %v", row)
		}
		choices := c.get("/api/settings/resumeOptional/choices")
		if len(choices.Data) != 4 || choices.Data[0]["text"] != "Contract Developer · Engineering · Contract" ||
			choices.Data[0]["id"] != d.position["Contract"] {
			t.Errorf("positions to choose: %s", choices.Raw)
		}
		if a := c.get("/api/settings/sourceShown/choices"); !strings.Contains(a.Raw,
			`{"id":"`+department.ID+`","text":"Engineering"}`) {
			t.Errorf("departments to choose: %s", a.Raw)
		}
		if a := c.get("/api/settings/mailSender/choices"); a.code() != "200" || len(a.Data) != 0 {
			t.Errorf("a setting without choices: %s", a.Raw)
		}
		if a := c.get("/api/settings/nosuch/choices"); a.code() != "404" {
			t.Errorf("no such setting: %s", a.Raw)
		}
	})
}

func TestTheRequisitionsOfTheProgramme(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		c := d.as("administrator")
		first, second, ordinary := d.approved("Part Time", 5), d.approved("Part Time", 5), d.approved("Full Time", 2)
		d.assign(ordinary, []string{d.hr}, 2)
		d.add(ordinary, "Asha Rao", "9000000001")
		serial := func(id string) string {
			row, err := d.app.Store.Read().RequisitionByID(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			return row.Serial + row.Esa
		}
		want := func(live, test string) {
			t.Helper()
			got, err := d.app.EsaRequisitions(t.Context(), d.app.Store.Read())
			if err != nil || got.Live != live || got.Test != test {
				t.Errorf("%+v %v, want %s and %s", got, err, live, test)
			}
		}
		want("", "")
		if a := put(c, hiring.EsaLive, ordinary); a.message() != hiring.EsaCandidates || a.field() != "value" {
			t.Errorf("a requisition with candidates: %s", a.Raw)
		}
		mustPut(c, hiring.EsaLive, strings.TrimSuffix(serial(first), "live"))
		mustPut(c, hiring.EsaTest, second)
		want(first, second)
		if serial(first) != "1001live" || serial(second) != "1002test" || serial(ordinary) != "1003" {
			t.Errorf("the marks: %s %s %s", serial(first), serial(second), serial(ordinary))
		}
		if a := put(c, hiring.EsaTest, first); a.message() != hiring.EsaTwice {
			t.Errorf("the same twice: %s", a.Raw)
		}
		if means := fmt.Sprint(settingOf(c, hiring.EsaLive)["means"]); means != "[1001 · Part Time Developer]" {
			t.Errorf("means: %s", means)
		}
		// A member of the programme now sees both, and adds a candidate.
		if a := d.as("esa-hr").get("/api/Requisition.svc/get_requirement_data/all/all/all/all/all/all"); a.Total != 2 {
			t.Errorf("the programme has %d requisitions", a.Total)
		}
		d.assign(first, []string{d.hr}, 5)
		d.add(first, "Ravi Iyer", "9000000002")
		third := d.approved("Part Time", 3)
		mustPut(c, hiring.EsaLive, third)
		mustPut(c, hiring.EsaTest, "")
		want(third, "")
		if serial(first) != "1001live" || serial(second) != "1002" || serial(third) != "1004live" {
			t.Errorf("the marks afterwards: %s %s %s", serial(first), serial(second), serial(third))
		}
		choices := c.get("/api/settings/esaTest/choices?q=part+time")
		ids := []string{}
		for _, row := range choices.Data {
			ids = append(ids, row["id"].(string))
		}
		if !slices.Equal(ids, []string{third, second, first}) {
			t.Errorf("choices: %s", choices.Raw)
		}
		if a := c.get("/api/settings/esaTest/choices?q=1003"); len(a.Data) != 0 {
			t.Errorf("one with candidates is offered: %s", a.Raw)
		}
	})
}
