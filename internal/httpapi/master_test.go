package httpapi_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"muster/internal/store/storetest"
)

const (
	positionList  = "/api/Master.svc/name_of_the_position/all"
	sourceList    = "/api/Master.svc/get_Source_of_candidate"
	sourceOptions = "/api/Master.svc/get_Source_of_candidate_select2/"
)

// column lists the values of a field, in the order of the rows.
func column(a reply, field string) []string {
	values := []string{}
	for _, row := range a.Data {
		values = append(values, fmt.Sprint(row[field]))
	}
	return values
}

func TestListPositionsAndSources(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		names := []string{"Contract Developer", "Full Time Developer", "Intern Developer", "Part Time Developer"}
		all := d.recruiter.get(positionList)
		mustHave(t, "name_of_the_position/all", all,
			"NAME_OF_THE_POSITION_ID NAME_OF_THE_POSITION DESCRIPTION POINT DEPT DEPT_ID EMPLOYEMENT_TYPE "+
				"CREATED_BY LASTUPDATED_BY", "VERSION MIN_EXP")
		if got := column(all, "NAME_OF_THE_POSITION"); !slices.Equal(got, names) {
			t.Errorf("positions %v, want %v", got, names)
		}
		for _, row := range all.Data {
			kind := row["EMPLOYEMENT_TYPE"].(string)
			if row["NAME_OF_THE_POSITION_ID"] != d.position[kind] ||
				row["NAME_OF_THE_POSITION"] != kind+" Developer" || row["DESCRIPTION"] != "Builds things" ||
				row["POINT"] != 2.0 || row["DEPT"] != "Engineering" || len(row["DEPT_ID"].(string)) != 36 {
				t.Errorf("position: %v", row)
			}
		}
		options := d.recruiter.get("/api/Master.svc/get_name_of_the_position_select2")
		mustHave(t, "get_name_of_the_position_select2", options, "id text", "")
		if !slices.Equal(column(options, "text"), names) || !slices.Equal(column(options, "id"),
			column(all, "NAME_OF_THE_POSITION_ID")) {
			t.Errorf("options: %s", options.Raw)
		}
		if got := d.recruiter.get("/api/Master.svc/get_position_name"); !slices.Equal(column(got, "text"), names) ||
			!slices.Equal(column(got, "id"), names) {
			t.Errorf("names: %s", got.Raw)
		}

		sources := d.recruiter.get(sourceList)
		mustHave(t, "get_Source_of_candidate", sources, "SOURCE_OF_CANDIDATE_ID SOURCE_OF_CANDIDATE DESCRIPTION",
			"VERSION")
		choices := d.recruiter.get(sourceOptions)
		mustHave(t, "get_Source_of_candidate_select2", choices, "id text", "")
		if !slices.Equal(column(choices, "text"), []string{"Naukri"}) ||
			choices.Data[0]["id"] != sources.Data[0]["SOURCE_OF_CANDIDATE_ID"] {
			t.Errorf("sources: %s", choices.Raw)
		}
		if a := d.recruiter.get("/api/Master.svc/get_Source_of_candidate_select2"); !slices.Equal(column(a, "text"),
			[]string{"Naukri"}) {
			t.Errorf("without the slash: %d %s", a.Status, a.Raw)
		}
		if a := d.recruiter.get(sourceOptions + "Naukri"); a.Status != http.StatusNotFound || a.code() != "404" {
			t.Errorf("a path below a call: %d %s", a.Status, a.Raw)
		}
	})
}

// positionBody is a valid position, except for these differences.
func positionBody(differs body) body {
	sent := body{"NAME_OF_THE_POSITION": "Cloud Engineer", "DESCRIPTION": "- Runs the cloud\n- And the rain",
		"POINT": "3", "DEPT": "Engineering", "EMPLOYEMENT_TYPE": "Full Time"}
	for name, value := range differs {
		sent[name] = value
	}
	return sent
}

// named is the row of a list that has this value in a field.
func named(t *testing.T, a reply, field, value string) map[string]any {
	t.Helper()
	for _, row := range a.Data {
		if row[field] == value {
			return row
		}
	}
	t.Fatalf("no %s %q in %s", field, value, a.Raw)
	return nil
}

// audited lists the audit lines of an action, oldest first, with subject, before and after.
func (h *harness) audited(action string) []string {
	h.t.Helper()
	return storetest.Column(h.t, h.database,
		"SELECT subject || ' ' || before || ' -> ' || after FROM audit"+
			" WHERE actor_id IS NOT NULL AND action = '"+action+"' ORDER BY at, id")
}

// changedTopics are the topics that have changed since a number, which it sets to the newest.
func (c *client) changedTopics(since *float64) []string {
	c.t.Helper()
	row := c.get(fmt.Sprintf("/api/changes?since=%.0f", *since)).Data[0]
	*since = row["now"].(float64)
	topics := []string{}
	for _, topic := range row["topics"].([]any) {
		topics = append(topics, topic.(string))
	}
	slices.Sort(topics)
	return topics
}

const (
	insertPosition = "/api/Position_Master.svc/insert_position"
	updatePosition = "/api/Position_Master.svc/update_position"
	deletePosition = "/api/Master.svc/delete_master_position/"
)

func TestAddChangeAndDeletePosition(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		since := 0.0
		d.recruiter.changedTopics(&since)
		a := d.recruiter.post(insertPosition, positionBody(body{"CREATED_BY": d.hr, "LASTUPDATED_BY": d.hr}))
		if a.code() != "200" || a.message() != "Position added Successfully" {
			t.Fatalf("add: %s", a.Raw)
		}
		if topics := d.recruiter.changedTopics(&since); !slices.Equal(topics, []string{"position"}) {
			t.Errorf("topics %v", topics)
		}
		row := named(t, d.manager.get(positionList), "NAME_OF_THE_POSITION", "Cloud Engineer")
		if row["DEPT"] != "Engineering" || row["POINT"] != 3.0 || row["EMPLOYEMENT_TYPE"] != "Full Time" ||
			row["DESCRIPTION"] != "- Runs the cloud\n- And the rain" ||
			row["CREATED_BY"] != d.hr || row["LASTUPDATED_BY"] != d.hr || row["VERSION"] != 1.0 {
			t.Errorf("added %v", row)
		}
		id := row["NAME_OF_THE_POSITION_ID"].(string)

		change := positionBody(body{"NAME_OF_THE_POSITION_ID": id, "NAME_OF_THE_POSITION": "Cloud Architect",
			"POINT": "5", "DEPT": row["DEPT_ID"].(string), "EMPLOYEMENT_TYPE": "Contract", "VERSION": "1",
			"LASTUPDATED_BY": d.managerID})
		if a := d.manager.post(updatePosition, change); a.code() != "200" ||
			a.message() != "Position Updated Successfully" {
			t.Fatalf("change: %s", a.Raw)
		}
		if topics := d.recruiter.changedTopics(&since); !slices.Equal(topics, []string{"position", "requisition"}) {
			t.Errorf("topics %v", topics)
		}
		change["LASTUPDATED_BY"], change["POINT"] = d.hr, "9"
		if a := d.recruiter.post(updatePosition, change); a.Status != 200 || a.code() != "409" ||
			a.message() != "Somebody else has changed this position. Please look again." {
			t.Errorf("the second editor: %s", a.Raw)
		}
		row = named(t, d.manager.get(positionList), "NAME_OF_THE_POSITION_ID", id)
		if row["NAME_OF_THE_POSITION"] != "Cloud Architect" || row["POINT"] != 5.0 ||
			row["EMPLOYEMENT_TYPE"] != "Contract" || row["CREATED_BY"] != d.hr ||
			row["LASTUPDATED_BY"] != d.managerID || row["VERSION"] != 2.0 {
			t.Errorf("changed %v", row)
		}

		if a := d.recruiter.get(deletePosition + id + "/" + d.hr); a.code() != "200" ||
			a.message() != "Position deleted Successfully" {
			t.Fatalf("delete: %s", a.Raw)
		}
		if slices.Contains(column(d.manager.get(positionList), "NAME_OF_THE_POSITION_ID"), id) {
			t.Error("it is still in the list")
		}
		if a := d.recruiter.get(deletePosition + id + "/" + d.hr); a.code() != "404" {
			t.Errorf("a second time: %s", a.Raw)
		}
		if a := d.recruiter.post(updatePosition, change); a.code() != "404" {
			t.Errorf("change a deleted position: %s", a.Raw)
		}
		// The name is free again.
		if a := d.recruiter.post(insertPosition, positionBody(body{"NAME_OF_THE_POSITION": "Cloud Architect",
			"EMPLOYEMENT_TYPE": "Contract"})); a.code() != "200" {
			t.Errorf("the same name again: %s", a.Raw)
		}
		for action, want := range map[string]int{"InsertPosition": 2, "UpdatePosition": 1, "DeletePosition": 1} {
			if lines := d.audited(action); len(lines) != want {
				t.Errorf("audit of %s: %v", action, lines)
			}
		}
		if line := d.audited("UpdatePosition")[0]; !strings.HasPrefix(line, `position {"name":"Cloud Engineer"`) ||
			!strings.Contains(line, `-> {"name":"Cloud Architect"`) {
			t.Errorf("audit: %s", line)
		}
	})
}

func TestUsedPositionCannotBeDeleted(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.made("Full Time", 1)
		path := deletePosition + d.position["Full Time"] + "/" + d.managerID
		if a := d.manager.get(path); a.Status != 200 || a.code() != "409" ||
			a.message() != "This position cannot be deleted: 1 requisition uses it" {
			t.Errorf("used by one: %s", a.Raw)
		}
		d.made("Full Time", 2)
		if a := d.manager.get(path); a.code() != "409" ||
			a.message() != "This position cannot be deleted: 2 requisitions use it" {
			t.Errorf("used by two: %s", a.Raw)
		}
		// The new name appears wherever the position is used; what the requisition was created with stays.
		if a := d.manager.post(updatePosition, positionBody(body{"NAME_OF_THE_POSITION_ID": d.position["Full Time"],
			"NAME_OF_THE_POSITION": "Go Developer", "DEPT": "Sales"})); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		row := d.manager.get("/api/Get_requirement_Data.svc/get_requisition_details/" + req).Data[0]
		if row["POSITION_NAME"] != "Go Developer" || row["DEPT_NAME"] != "Engineering" || row["JD"] != "Builds things" {
			t.Errorf("the requisition: %v", row)
		}
	})
}

// The only GET that deletes works only for a fetch from our own pages.
func TestDeletePositionRefusesLinks(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		path := deletePosition + d.position["Intern"] + "/" + d.managerID
		for name, headers := range map[string]map[string]string{
			"a link in a mail":          {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"},
			"a picture of another site": {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
			"a page of a sibling":       {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors"},
			"a link of our own":         {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate"},
			"typed into the browser":    {"Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate"},
			"a fetch of another site": {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors",
				"Idempotency-Key": "1"},
		} {
			request, err := http.NewRequestWithContext(t.Context(), "GET", d.url+path, nil)
			if err != nil {
				t.Fatal(err)
			}
			for header, value := range headers {
				request.Header.Set(header, value)
			}
			if a := d.manager.do(request); a.Status != http.StatusForbidden || a.code() != "403" ||
				a.message() != "This can only be done in Muster itself" {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if got := d.silently(path, ""); got != http.StatusForbidden {
			t.Errorf("without Sec-Fetch headers: %d", got)
		}
		if !slices.Contains(column(d.manager.get(positionList), "NAME_OF_THE_POSITION_ID"), d.position["Intern"]) {
			t.Fatal("it was deleted")
		}
		if a := d.manager.get(path); a.code() != "200" {
			t.Errorf("our own fetch: %s", a.Raw)
		}
	})
}

// Browsers do not tell a server on plain http where a request comes from. There, the key that the app sends with every
// write distinguishes its requests from links.
func TestDeletePositionOverPlainHTTP(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		path := deletePosition + d.position["Intern"] + "/" + d.managerID
		// The second is a repeat after a lost answer.
		for _, time := range []string{"first", "second"} {
			if got := d.silently(path, "a-key-of-the-app"); got != http.StatusOK {
				t.Errorf("with a key, the %s time: %d", time, got)
			}
		}
		if lines := d.audited("DeletePosition"); len(lines) != 1 {
			t.Errorf("audit: %v", lines)
		}
		if slices.Contains(column(d.manager.get(positionList), "NAME_OF_THE_POSITION_ID"), d.position["Intern"]) {
			t.Error("it is still there")
		}
		asking, err := http.NewRequestWithContext(t.Context(), "OPTIONS", d.url+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		asking.Header.Set("Origin", "http://elsewhere.example")
		asking.Header.Set("Access-Control-Request-Method", "GET")
		asking.Header.Set("Access-Control-Request-Headers", "idempotency-key")
		if a := d.manager.do(asking); a.Header.Get("Access-Control-Allow-Origin") != "" ||
			a.Header.Get("Access-Control-Allow-Headers") != "" {
			t.Errorf("a script of another site may send the key: %v", a.Header)
		}
	})
}

// silently sends a request as a browser does over plain http, without Sec-Fetch headers.
func (d *team) silently(path, key string) int {
	d.t.Helper()
	request, err := http.NewRequestWithContext(d.t.Context(), "GET", d.url+path, nil)
	if err != nil {
		d.t.Fatal(err)
	}
	if key != "" {
		request.Header.Set("Idempotency-Key", key)
	}
	response, err := d.manager.http.Do(request)
	if err != nil {
		d.t.Fatal(err)
	}
	if err := response.Body.Close(); err != nil {
		d.t.Fatal(err)
	}
	return response.StatusCode
}

func TestInvalidPositionsNameTheirField(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		before := d.manager.get(positionList).Raw
		full := body{"NAME_OF_THE_POSITION_ID": d.position["Intern"]}
		const compulsory = "All Fields Are Compulsary!!"
		for name, c := range map[string]struct {
			sent           body
			field, message string
		}{
			"no name":          {body{"NAME_OF_THE_POSITION": " "}, "NAME_OF_THE_POSITION", compulsory},
			"no point":         {body{"POINT": ""}, "POINT", compulsory},
			"no department":    {body{"DEPT": ""}, "DEPT", compulsory},
			"no description":   {body{"DESCRIPTION": ""}, "DESCRIPTION", compulsory},
			"no type":          {body{"EMPLOYEMENT_TYPE": ""}, "EMPLOYEMENT_TYPE", compulsory},
			"a point in words": {body{"POINT": "many"}, "POINT", "Point must be a whole number from 0 to 1,000,000"},
			"a comma": {body{"NAME_OF_THE_POSITION": "a, b"}, "NAME_OF_THE_POSITION",
				"A name may have 100 characters and no comma"},
			"no such place": {body{"DEPT": nothing}, "DEPT", "There is no such department"},
			"a type of nowhere": {body{"EMPLOYEMENT_TYPE": "Volunteer"}, "EMPLOYEMENT_TYPE",
				"An employment type is Full Time, Part Time, Intern or Contract"},
		} {
			added := d.manager.post(insertPosition, positionBody(c.sent))
			for field, value := range full {
				c.sent[field] = value
			}
			for _, a := range []reply{added, d.manager.post(updatePosition, positionBody(c.sent))} {
				if a.Status != 400 || a.code() != "400" || a.field() != c.field || a.message() != c.message {
					t.Errorf("%s: %d %s", name, a.Status, a.Raw)
				}
			}
		}
		taken := body{"NAME_OF_THE_POSITION": "full time DEVELOPER"}
		if a := d.manager.post(insertPosition, positionBody(taken)); a.Status != 200 || a.code() != "409" ||
			a.message() != "The department has a position of this name and employment type already" {
			t.Errorf("an existing name: %s", a.Raw)
		}
		if a := d.recruiter.post(insertPosition, positionBody(body{"CREATED_BY": d.hr2})); a.Status != 403 {
			t.Errorf("in another's name: %s", a.Raw)
		}
		if a := d.recruiter.post(insertPosition, positionBody(body{"LASTUPDATED_BY": d.hr2})); a.Status != 403 {
			t.Errorf("in another's name: %s", a.Raw)
		}
		if after := d.manager.get(positionList).Raw; after != before {
			t.Errorf("something changed:\n%s\n%s", before, after)
		}
		if lines := append(d.audited("InsertPosition"), d.audited("UpdatePosition")...); len(lines) > 0 {
			t.Errorf("a refused change is audited: %v", lines)
		}
		for _, same := range []body{{"NAME_OF_THE_POSITION": "Full Time Developer", "DEPT": "Sales"},
			{"NAME_OF_THE_POSITION": "Full Time Developer", "EMPLOYEMENT_TYPE": "Intern"}} {
			if a := d.manager.post(insertPosition, positionBody(same)); a.code() != "200" {
				t.Errorf("the same name elsewhere: %s", a.Raw)
			}
		}
		if got := column(d.manager.get("/api/Master.svc/get_position_name"), "text"); !slices.Equal(got,
			[]string{"Contract Developer", "Full Time Developer", "Intern Developer", "Part Time Developer"}) {
			t.Errorf("names, each once: %v", got)
		}
	})
}

func TestAddAndChangeSource(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		insert, update := "/api/Master.svc/insert_Source_of_candidate", "/api/Master.svc/update_Source_of_candidate"
		since := 0.0
		d.recruiter.changedTopics(&since)
		if a := d.recruiter.post(insert, body{"SOURCE_OF_CANDIDATE": "Job Fair", "DESCRIPTION": "Twice a year",
			"CREATED_BY": d.hr}); a.code() != "200" || a.message() != "Added Successfully" {
			t.Fatalf("add: %s", a.Raw)
		}
		if topics := d.recruiter.changedTopics(&since); !slices.Equal(topics, []string{"source"}) {
			t.Errorf("topics %v", topics)
		}
		row := named(t, d.manager.get(sourceList), "SOURCE_OF_CANDIDATE", "Job Fair")
		id := row["SOURCE_OF_CANDIDATE_ID"].(string)
		if row["DESCRIPTION"] != "Twice a year" || row["VERSION"] != 1.0 {
			t.Errorf("added %v", row)
		}
		change := body{"SOURCE_OF_CANDIDATE_ID": id, "SOURCE_OF_CANDIDATE": "Career Fair",
			"DESCRIPTION": "Once a year", "USER_CODE": d.managerID, "VERSION": "1"}
		if a := d.manager.post(update, change); a.code() != "200" || a.message() != "Updated Successfully" {
			t.Fatalf("change: %s", a.Raw)
		}
		if topics := d.recruiter.changedTopics(&since); !slices.Equal(topics, []string{"candidate", "source"}) {
			t.Errorf("topics %v", topics)
		}
		if a := d.manager.post(update, change); a.code() != "409" ||
			a.message() != "Somebody else has changed this source. Please look again." {
			t.Errorf("the second editor: %s", a.Raw)
		}
		if row = named(t, d.manager.get(sourceList), "SOURCE_OF_CANDIDATE_ID",
			id); row["SOURCE_OF_CANDIDATE"] != "Career Fair" || row["DESCRIPTION"] != "Once a year" ||
			row["VERSION"] != 2.0 {
			t.Errorf("changed %v", row)
		}
		before := d.manager.get(sourceList).Raw
		for name, c := range map[string]struct {
			a      reply
			status int
			code   string
			field  string
		}{
			"no name":        {d.manager.post(insert, body{"DESCRIPTION": "x"}), 400, "400", "SOURCE_OF_CANDIDATE"},
			"no description": {d.manager.post(insert, body{"SOURCE_OF_CANDIDATE": "x"}), 400, "400", "DESCRIPTION"},
			"a comma": {d.manager.post(insert, body{"SOURCE_OF_CANDIDATE": "a,b", "DESCRIPTION": "x"}), 400,
				"400", "SOURCE_OF_CANDIDATE"},
			"an existing name": {d.manager.post(insert, body{"SOURCE_OF_CANDIDATE": "NAUKRI", "DESCRIPTION": "x"}),
				200, "409", ""},
			"no change": {d.manager.post(update, body{"SOURCE_OF_CANDIDATE_ID": id, "DESCRIPTION": "x"}), 400,
				"400", "SOURCE_OF_CANDIDATE"},
			"nothing there": {d.manager.post(update, body{"SOURCE_OF_CANDIDATE_ID": nothing,
				"SOURCE_OF_CANDIDATE": "x", "DESCRIPTION": "x"}), 200, "404", ""},
			"in another's": {d.recruiter.post(insert, body{"SOURCE_OF_CANDIDATE": "x", "DESCRIPTION": "x",
				"CREATED_BY": d.hr2}), 403, "403", ""},
			"in another's too": {d.recruiter.post(update, body{"SOURCE_OF_CANDIDATE_ID": id,
				"SOURCE_OF_CANDIDATE": "x", "DESCRIPTION": "x", "USER_CODE": d.hr2}), 403, "403", ""},
		} {
			if c.a.Status != c.status || c.a.code() != c.code || c.a.field() != c.field || c.a.message() == "" {
				t.Errorf("%s: %d %s", name, c.a.Status, c.a.Raw)
			}
		}
		if after := d.manager.get(sourceList).Raw; after != before {
			t.Errorf("something changed:\n%s\n%s", before, after)
		}
		if len(d.audited("InsertSource")) != 1 || !slices.Equal(d.audited("UpdateSource"), []string{
			`source {"name":"Job Fair","description":"Twice a year"} -> ` +
				`{"name":"Career Fair","description":"Once a year"}`}) {
			t.Errorf("audit: %v %v", d.audited("InsertSource"), d.audited("UpdateSource"))
		}
	})
}
