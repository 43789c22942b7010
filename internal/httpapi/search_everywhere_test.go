package httpapi_test

import (
	"net/url"
	"strings"
	"testing"
)

// searched asks for what was typed, and returns the people and the requisitions found.
func (c *client) searched(t *testing.T, typed string) (people, requisitions []map[string]any, row map[string]any) {
	t.Helper()
	a := c.get("/api/search?q=" + url.QueryEscape(typed))
	if a.code() != "200" || len(a.Data) != 1 {
		t.Fatalf("%q: %d %s", typed, a.Status, a.Raw)
	}
	rows := func(field string) (found []map[string]any) {
		for _, one := range a.Data[0][field].([]any) {
			found = append(found, one.(map[string]any))
		}
		return found
	}
	return rows("people"), rows("requisitions"), a.Data[0]
}

func TestSearchEverywhere(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		page := c.recruiter.post(searchDatabase, body{"LOCATION": "Pune"})
		known := c.row(page, "new")
		mobile, name := known["MOBILE"].(string), known["NAME"].(string)
		for _, typed := range []string{mobile, "+91 " + mobile[:5] + "-" + mobile[5:], "0" + mobile,
			known["EMAIL"].(string)} {
			people, _, _ := c.recruiter.searched(t, typed)
			if len(people) != 1 || people[0]["candidateId"] != c.ids["new"] || people[0]["way"] != "details" ||
				people[0]["requisitionId"] != known["REQ_ID"] || people[0]["mobile"] != mobile || people[0]["own"] != true {
				t.Errorf("%s: %v", typed, people)
			}
		}
		people, _, row := c.recruiter.searched(t, name[:3])
		if len(people) == 0 || len(people) > 6 || row["peopleTotal"].(float64) < float64(len(people)) {
			t.Errorf("%s: %v", name[:3], row)
		}
		other := c.row(page, "other")
		people, _, _ = c.recruiter.searched(t, other["MOBILE"].(string))
		if len(people) != 1 || people[0]["way"] != "card" || people[0]["mobile"] != "" || people[0]["email"] != "" ||
			people[0]["requisitionId"] != "" || people[0]["owner"] == "" || people[0]["tab"] == "" ||
			people[0]["lastContact"] == "" || people[0]["position"] == "" {
			t.Errorf("somebody else's: %v", people)
		}
		people, _, _ = c.manager.searched(t, other["MOBILE"].(string))
		if len(people) != 1 || people[0]["way"] != "details" || people[0]["tab"] != "" {
			t.Errorf("a manager sees %v", people)
		}
		if people, _, _ = c.as("interviewer").searched(t, mobile); len(people) != 0 {
			t.Errorf("an interviewer of nobody finds %v", people)
		}
		for _, typed := range []string{"", "a", "%", "123", "%_", "!%", `"' OR 1=1 --`, strings.Repeat("x", 5000)} {
			if people, _, _ := c.recruiter.searched(t, typed); len(people) != 0 {
				t.Errorf("%q finds %v", typed, people)
			}
		}
	})
}

func TestSearchEverywhereRequisitions(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		serial := c.manager.get("/api/Get_requirement_Data.svc/get_requisition_details/" + c.first).Data[0]["REQ_ID"].(string)
		for _, by := range []*client{c.manager, c.recruiter} {
			_, found, _ := by.searched(t, serial)
			if len(found) != 1 || found[0]["id"] != c.first || found[0]["serial"] != serial || found[0]["position"] == "" {
				t.Errorf("%s: %v", serial, found)
			}
		}
		_, found, row := c.manager.searched(t, "dev")
		if len(found) == 0 || len(found) > 4 || row["requisitionsTotal"].(float64) < float64(len(found)) {
			t.Errorf("dev: %v", row)
		}
		if _, found, _ = c.as("interviewer").searched(t, serial); len(found) != 0 {
			t.Errorf("out of scope: %v", found)
		}
	})
}
