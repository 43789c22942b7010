package httpapi_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/store"
	"muster/internal/store/storetest"
)

const (
	candidatesOf  = "/api/CandidateDirectoryy.svc/Get_Candidate_Data_"
	directorySr   = "/api/Dashboard.svc/Get_Directory_Count_Sr_Hr/"
	directoryJr   = "/api/Dashboard.svc/Get_Directory_Count_Jr_Hr/"
	esaCandidates = "/api/Web_Candidate.svc/Esa_Candidate_Data_v1/"
	esaCounts     = "/api/Web_Candidate.svc/Esa_Candidate_Round_Count_v1/"
	countKeys     = "All New Call Call_Round HR_Round Tech_Round Offer Joining Remap Shortlisted Selection_Round " +
		"KYC Blacklisted"
	oursInCounts = "Offer_Sent Offer_Accepted Queue All_At_Work New_At_Work Call_Round_At_Work HR_Round_At_Work " +
		"Tech_Round_At_Work Offer_At_Work Joining_At_Work Remap_At_Work Shortlisted_At_Work " +
		"Selection_Round_At_Work KYC_At_Work Blacklisted_At_Work"
)

// dirData is the only row of an answer that has its rows in dir_data.
func dirData(t *testing.T, a reply) map[string]float64 {
	t.Helper()
	var answer struct {
		DirData []map[string]float64 `json:"dir_data"`
	}
	if err := json.Unmarshal([]byte(a.Raw), &answer); err != nil || a.code() != "200" || len(answer.DirData) != 1 {
		t.Fatalf("%v: %s", err, a.Raw)
	}
	return answer.DirData[0]
}

// directory is a requisition with a candidate under every tab.
type directory struct {
	*working
	// ids are the candidates by the case they represent.
	ids map[string]string
}

// eachDirectory fills the first requisition on two days, the second of which is 18 March.
func eachDirectory(t *testing.T, test func(t *testing.T, c *directory)) {
	eachWorking(t, func(t *testing.T, w *working) {
		c := &directory{w, map[string]string{}}
		for i, name := range []string{"new", "called", "dialled", "hr", "tl", "offer", "joining"} {
			c.ids[name] = w.added(w.recruiter, w.hr, w.first, 1)[0]
			if i == 0 {
				c.ids["other"] = w.added(w.other, w.hr2, w.first, 1)[0]
			}
		}
		c.ids["gone"] = w.added(w.recruiter, w.hr, w.second, 1)[0]
		w.call(w.recruiter, w.first, c.ids["called"], "Ringing", back("2026-03-30", "10:00"))
		w.call(w.recruiter, w.first, c.ids["dialled"], "Ringing", back("2026-03-30", "10:00"))
		w.call(w.recruiter, w.first, c.ids["hr"], "Shortlisted", w.interview())
		w.joins(w.first, c.ids["tl"], "On-Hold")
		w.joins(w.first, c.ids["offer"], "Offer Sent")
		w.joins(w.first, c.ids["joining"], "Expected DOJ")
		w.pass(48 * time.Hour)
		w.manager, w.recruiter, w.other = w.as("manager"), w.as("recruiter"), w.as("recruiter2")
		c.ids["late"] = w.added(w.recruiter, w.hr, w.first, 1)[0]
		w.call(w.recruiter, w.first, c.ids["dialled"], "Call Back", back("2026-03-30", "11:00"))
		c.remap("gone", w.first)
		test(t, c)
	})
}

// remap maps a candidate to another requisition.
func (c *directory) remap(name, to string) {
	c.t.Helper()
	a := c.recruiter.post(mapCandidates, body{"REQ_ID": to, "CREATED_BY": c.hr, "CAN_LIST": c.ids[name]})
	if a.code() != "200" {
		c.t.Fatal(a.Raw)
	}
}

func (c *directory) names(a reply) string {
	c.t.Helper()
	names := []string{}
	for _, row := range a.Data {
		for name, id := range c.ids {
			if row["CAN_ID"] == id {
				names = append(names, name)
			}
		}
	}
	if a.code() != "200" || a.Total != int64(len(a.Data)) || len(names) != len(a.Data) {
		c.t.Errorf("%d rows of %d: %s", len(a.Data), a.Total, a.Raw)
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// Whoever was mapped away stays in their tab, which says where they are now, and is not counted as at work.
func TestDirectoryTellsWhoWasMappedAway(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		to := storetest.Column(t, c.database, "SELECT serial FROM requisition WHERE id = '"+c.first+"'")[0]
		for _, row := range c.manager.get(candidatesOf + "Manager/" + c.first + "/all/all").Data {
			if row["REMAPPED_TO"] != "" {
				t.Errorf("%s is at work here, and is shown as mapped to %s", row["NAME"], row["REMAPPED_TO"])
			}
		}
		for _, a := range []reply{
			c.manager.get(candidatesOf + "Manager/" + c.second + "/New/all"),
			c.recruiter.get(candidatesOf + "Recruiter/" + c.second + "/New/" + c.hr + "/all"),
		} {
			if c.names(a) != "gone" || a.Data[0]["REMAPPED_TO"] != to || a.Data[0]["STATUS"] != "New" {
				t.Errorf("mapped to %s: %s", to, a.Raw)
			}
		}
		for req, want := range map[string][2]float64{c.second: {0, 0}, c.first: {10, 3}} {
			n := dirData(t, c.manager.get(directorySr+req+"/all"))
			if n["All_At_Work"] != want[0] || n["New_At_Work"] != want[1] {
				t.Errorf("at work, want %v: %v", want, n)
			}
		}
	})
}

func TestDirectoryTabsAndCounts(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		all := "called dialled gone hr joining late new offer tl"
		// What each tab shows to the recruiter: on all days, on the first day and on the second.
		for tab, want := range map[string][3]string{
			"all": {all, "called dialled hr joining new offer tl", "gone late"}, "New": {"late new", "new", "late"},
			"Remap": {"gone", "", "gone"},
			"Call":  {"called dialled", "called", "dialled"}, "Call_Round": {"called dialled", "called", "dialled"},
			"HR_Round":   {"hr", "hr", ""},
			"Tech_Round": {"tl", "tl", ""}, "Offer": {"offer", "offer", ""}, "Joining": {"joining", "joining", ""},
			"Shortlisted":     {"", "", ""},
			"Selection_Round": {"", "", ""}, "KYC": {"", "", ""}, "Blacklisted": {"", "", ""},
		} {
			for i, date := range []string{"all", "2026-03-16", "2026-03-18", "2026-03-17"} {
				mine := ""
				if i < 3 {
					mine = want[i]
				}
				path := c.first + "/" + tab + "/"
				if got := c.names(c.recruiter.get(candidatesOf + "Recruiter/" + path + c.hr + "/" +
					date)); got != mine {
					t.Errorf("%s on %s: %q, want %q", tab, date, got, mine)
				}
				everybody := mine
				if (tab == "all" || tab == "New") && (date == "all" || date == "2026-03-16") {
					parts := append(strings.Fields(mine), "other")
					slices.Sort(parts)
					everybody = strings.Join(parts, " ")
				}
				if got := c.names(c.manager.get(candidatesOf + "Manager/" + path + date)); got != everybody {
					t.Errorf("everybody's %s on %s: %q, want %q", tab, date, got, everybody)
				}
				key := tab
				if tab == "all" {
					key = "All"
				}
				n := dirData(t, c.recruiter.get(directoryJr+c.hr+"/"+c.first+"/"+date))[key]
				if int(n) != len(strings.Fields(mine)) {
					t.Errorf("%s on %s is counted %v, has %q", tab, date, n, mine)
				}
				if n := dirData(t, c.manager.get(directorySr+c.first+"/"+date))[key]; int(n) != len(strings.Fields(everybody)) {
					t.Errorf("everybody's %s on %s is counted %v, has %q", tab, date, n, everybody)
				}
			}
		}
		if got := c.names(c.manager.get(candidatesOf + "Recruiter/" + c.first + "/all/" + c.hr2 +
			"/all")); got != "other" {
			t.Errorf("a manager about a recruiter: %q", got)
		}
		if got := c.names(c.as("senior-hr").get(candidatesOf + "Manager/" + c.first +
			"/New/all")); got != "late new other" {
			t.Errorf("a reader: %q", got)
		}
		if got := c.names(c.recruiter.get(candidatesOf + "Manager/" + c.first + "/all/all")); got != all {
			t.Errorf("a recruiter makes the managers' call: %q", got)
		}
		offers := dirData(t, c.manager.get(directorySr+c.first))
		if offers["Offer_Sent"] != 2 || offers["Offer_Accepted"] != 1 || offers["All"] != 10 {
			t.Errorf("offers: %v", offers)
		}
		keys := slices.Sorted(maps.Keys(offers))
		want := append(strings.Fields(countKeys), strings.Fields(oursInCounts)...)
		slices.Sort(want)
		if !slices.Equal(keys, want) {
			t.Errorf("the counts have %v, want %v", keys, want)
		}
	})
}

func TestDirectoryRow(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		a := c.manager.get(candidatesOf + "Manager/" + c.first + "/Call/all")
		mustHave(t, "a directory row", a, "NAME MOBILE EMAIL ADDRESS EXP NOTICE_PERIOD CREATED_ON STATUS STAGE "+
			"HR_NAME CAN_ID POSITION_NAME REQ_ID RAISE_REQ_ID DATETIME COMMENT",
			"DIALED_ON LATEST_DATE SOURCE_OF_CANDIDATE ADDED_BY NOT_VERIFIED REMAPPED_TO WAITING_ON")
		for field, want := range map[string]any{
			"CAN_ID": c.ids["dialled"], "REQ_ID": c.first, "STATUS": "Call Back", "STAGE": "CALL",
			"HR_NAME": "Asha Kulkarni", "POSITION_NAME": "Full Time Developer",
			"RAISE_REQ_ID": "", "DATETIME": "2026-03-30T05:30:00Z", "COMMENT": "noted$noted",
			"CREATED_ON": "2026-03-16T09:30:00Z", "DIALED_ON": "2026-03-18T09:30:00Z",
			"LATEST_DATE": "2026-03-18T09:30:00Z", "SOURCE_OF_CANDIDATE": "Naukri", "ADDRESS": "1 Station Road",
			"EXP": "4 years", "NOTICE_PERIOD": "30 days",
		} {
			if a.Data[0][field] != want {
				t.Errorf("%s is %v, want %v", field, a.Data[0][field], want)
			}
		}
		if row := c.recruiter.get(candidatesOf + "Recruiter/" + c.first + "/Call/" + c.hr +
			"/all").Data[0]; row["SOURCE_OF_CANDIDATE"] != "" {
			t.Errorf("a recruiter sees the source: %v", row)
		}
		list := candidatesOf + "Manager/" + c.first + "/all/all"
		page := c.manager.get(list + "?page=2&size=3&sort=-mobile")
		if page.Total != 10 || len(page.Data) != 3 || page.Data[0]["MOBILE"] != "9100000007" {
			t.Errorf("the second page: %s", page.Raw)
		}
		for _, sort := range []string{"name", "mobile", "email", "address", "exp", "noticePeriod", "createdOn",
			"dialedOn", "latestDate", "status", "addedBy", "source"} {
			up, down := c.manager.get(list+"?size=100&sort="+sort), c.manager.get(list+"?size=100&sort=-"+sort)
			if len(up.Data) != 10 || len(down.Data) != 10 {
				t.Errorf("by %s: %s", sort, up.Raw)
			}
		}
		if found := c.manager.get(list + "?q=C9100000003"); found.Total != 1 ||
			found.Data[0]["MOBILE"] != "9100000003" {
			t.Errorf("found by e-mail: %s", found.Raw)
		}
		if n := dirData(t, c.manager.get(directorySr+c.first+"/all?q=9100000003")); n["All"] != 1 {
			t.Errorf("counted by e-mail: %v", n)
		}
	})
}

func TestDirectoryRefusals(t *testing.T) {
	eachDirectory(t, func(t *testing.T, c *directory) {
		for path, field := range map[string]string{
			candidatesOf + "Manager/" + c.first + "/Nowhere/all":                 "filter",
			candidatesOf + "Manager/" + c.first + "/all/yesterday":               "date",
			candidatesOf + "Manager/" + c.first + "/all/all?sort=secret":         "sort",
			candidatesOf + "Manager/" + c.first + "/all/all?size=5001":           "size",
			candidatesOf + "Recruiter/" + c.first + "/x/" + c.managerID + "/all": "filter",
			directorySr + c.first + "/2026-02-30":                                "date",
			directoryJr + c.managerID + "/" + c.first + "/16-03-2026":            "date",
			esaCandidates + c.managerID + "/Nowhere":                             "filter",
			"/api/Master.svc/get_processwise_status_select2/Nothing":             "process",
		} {
			if a := c.manager.get(path); a.Status != 400 || a.code() != "400" || a.field() != field ||
				a.message() == "" {
				t.Errorf("%s: %d %s", path, a.Status, a.Raw)
			}
		}
		// A requisition that the caller may not see does not exist for them.
		for _, path := range []string{candidatesOf + "Recruiter/" + c.second + "/all/" + c.hr2 + "/all", directoryJr +
			c.hr2 + "/" + c.second + "/all", directorySr + c.second} {
			if a := c.other.get(path); a.Status != 200 || a.code() != "404" || a.message() != "Data not available" {
				t.Errorf("%s: %s", path, a.Raw)
			}
		}
		for who, shown := range map[string]bool{"manager": true, "recruiter": true, "recruiter2": true,
			"senior-hr": false} {
			if whole := c.as(who).get("/api/requisitions/" + c.first); whole.Data[0]["showsAdd"] != shown {
				t.Errorf("ADD CANDIDATE for %s: %v", who, whole.Data[0]["showsAdd"])
			}
		}
		// An interviewer sees the candidates they interview.
		interviewer := c.idOf("interviewer")
		free := c.added(c.recruiter, c.hr, c.first, 1)[0]
		talk := c.interview()
		talk["METTING_CONDUCTED_BY_ID"] = interviewer
		c.call(c.recruiter, c.first, free, "Shortlisted", talk)
		c.ids["interviewed"] = free
		if got := c.names(c.as("interviewer").get(candidatesOf + "Manager/" + c.first +
			"/all/all")); got != "interviewed" {
			t.Errorf("an interviewer: %q", got)
		}
	})
}

// The programme's own people see their own candidates and the queue.
func TestEsaDirectory(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		req := w.esaOpen()
		esaHR, assigned := w.as("esa-hr"), w.as("esa-assigned")
		byManager := w.added(w.manager, w.managerID, req, 1)[0]
		byHR := w.added(esaHR, w.idOf("esa-hr"), req, 2)
		w.call(esaHR, req, byHR[1], "Not Interested", nil)
		ids := func(a reply) string {
			t.Helper()
			found := []string{}
			for _, row := range a.Data {
				found = append(found, map[any]string{byManager: "manager's", byHR[0]: "own",
					byHR[1]: "called"}[row["CAN_ID"]])
			}
			slices.Sort(found)
			if a.code() != "200" || a.Total != int64(len(found)) {
				t.Errorf("%s", a.Raw)
			}
			return strings.Join(found, " ")
		}
		for _, c := range []struct {
			who         string
			client      *client
			all, called string
		}{{"esa-hr", esaHR, "called manager's own", "called"}, {"esa-assigned", assigned, "manager's", ""},
			{"manager", w.manager, "called manager's own", "called"}, {"recruiter", w.recruiter, "", ""}} {
			id := w.idOf(c.who)
			if got := ids(c.client.get(esaCandidates + id + "/all")); got != c.all {
				t.Errorf("%s sees %q, want %q", c.who, got, c.all)
			}
			if got := ids(c.client.get(esaCandidates + id + "/Call_Round")); got != c.called {
				t.Errorf("%s sees %q called", c.who, got)
			}
			counts := c.client.get(esaCounts + id)
			if counts.code() != "200" || counts.Data[0]["All"] != float64(len(strings.Fields(c.all))) ||
				counts.Data[0]["Call_Round"] != float64(len(strings.Fields(c.called))) {
				t.Errorf("%s counts %s", c.who, counts.Raw)
			}
		}
		// A caller who is assigned to the programme need not know its id.
		live, all := assigned.get("/api/requisitions/live"), assigned.get(candidatesOf+"Manager/live/all/all")
		if live.code() != "200" || live.Data[0]["id"] != req || live.Data[0]["showsAdd"] != false ||
			ids(all) != "manager's" {
			t.Errorf("the programme by name: %s, %s", live.Raw, all.Raw)
		}
		mustHave(t, "the ESA counts", w.manager.get(esaCounts+w.managerID), countKeys, oursInCounts)
		mustHave(t, "an ESA row", w.manager.get(esaCandidates+w.managerID+"/all"),
			"NAME MOBILE EMAIL ADDRESS EXP NOTICE_PERIOD CREATED_ON STATUS STAGE HR_NAME CAN_ID POSITION_NAME REQ_ID "+
				"RAISE_REQ_ID DATETIME COMMENT",
			"DIALED_ON LATEST_DATE SOURCE_OF_CANDIDATE ADDED_BY NOT_VERIFIED REMAPPED_TO WAITING_ON")
	})
}

// esaOpen is an approved requisition of the programme, assigned to ESA HR.
func (w *working) esaOpen() string {
	w.t.Helper()
	id := w.esa(w.first)
	at, on := store.At(w.clock()), store.DateOf(w.clock())
	err := w.app.Store.InTx(w.t.Context(), func(q *store.Queries) error {
		row, err := q.RequisitionByID(w.t.Context(), id)
		if err != nil {
			return err
		}
		last, err := q.LastRequisitionEventID(w.t.Context())
		if err != nil {
			return err
		}
		if _, err := q.SaveRequisition(w.t.Context(), store.SaveRequisitionParams{
			ID: id, Version: row.Version, Status: "Approved", Positions: row.Positions,
			EmploymentType: row.EmploymentType, ApprovedFlag: true, ApprovedAt: &at, ApprovedOn: &on,
		}); err != nil {
			return err
		}
		return q.AddRequisitionEvent(w.t.Context(), store.AddRequisitionEventParams{
			ID: last + 1, Step: last + 1, RequisitionID: id, Action: "Approve", Status: "Approved", After: "Approved",
			Positions: row.Positions, ActorID: &row.ApproverID, At: at, OnDay: on,
		})
	})
	if err != nil {
		w.t.Fatal(err)
	}
	if a := w.assign(id, []string{w.idOf("esa-hr")}, 1); a.code() != "200" {
		w.t.Fatal(a.Raw)
	}
	return id
}

func TestPlacesAndStatuses(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		const dashboard = "/api/Candidate_Dashboard.svc/"
		states := d.recruiter.get(dashboard + "get_state")
		mustHave(t, "a state", states, "STATE", "")
		goa, all := d.recruiter.get(dashboard+"get_city/Goa"), d.recruiter.get(dashboard+"get_city/all")
		mustHave(t, "a city", goa, "CITY", "")
		if len(goa.Data) != 5 || len(all.Data) < 250 || goa.Data[0]["CITY"] != "Mapusa" {
			t.Errorf("Goa: %s; all cities: %d", goa.Raw, len(all.Data))
		}
		if none := d.recruiter.get(dashboard + "get_city/Atlantis"); none.code() != "200" || len(none.Data) != 0 {
			t.Errorf("Atlantis: %s", none.Raw)
		}
		mustHave(t, "a location", d.recruiter.get(dashboard+"get_location"), "STATE LOCATION", "")
		if spaced := d.recruiter.get(dashboard + "get_city/Tamil%20Nadu"); len(spaced.Data) < 10 {
			t.Errorf("Tamil Nadu: %s", spaced.Raw)
		}
		req := d.approved("Full Time", 1)
		where := d.manager.get("/api/Requirement_Dashboard.svc/get_requirement_state_city/" + req)
		mustHave(t, "state and city", where, "STATE LOCATION", "")
		if where.Data[0]["STATE"] != "Maharashtra" || where.Data[0]["LOCATION"] != "Pune" {
			t.Errorf("where it hires: %s", where.Raw)
		}
		for process, want := range map[string]string{
			"Call": "Ringing, Not Contactable, Call Back, Wrong Number, Will Revert, Not Suitable, Not Interested, " +
				"For Future Openings, Shortlisted",
			"Round":   "Scheduled, Rescheduled, Selected, Rejected, On-Hold, Skip, Backed Out",
			"Offer":   "Offer Sent, Offer Not Sent, Hold, Offer Accepted, Offer Not Accepted, Offer Revised, Backed Out",
			"Joining": "Expected DOJ, Delay in joining, Relieved, Joined, Backed Out",
		} {
			a, texts := d.recruiter.get("/api/Master.svc/get_processwise_status_select2/"+process), []string{}
			mustHave(t, "a status", a, "id text", "")
			for _, row := range a.Data {
				texts = append(texts, row["text"].(string))
			}
			if got := strings.Join(texts, ", "); got != want {
				t.Errorf("%s: %s, want %s", process, got, want)
			}
		}
	})
}

func TestRequirementOptions(t *testing.T) {
	eachWorking(t, func(t *testing.T, w *working) {
		const path = "/api/Requirement_Dashboard.svc/get_requirement_select2/"
		ids := func(c *client, user string) string {
			t.Helper()
			a, found := c.get(path+user), []string{}
			for _, row := range a.Data {
				found = append(found, map[any]string{w.first: "first", w.second: "second",
					w.no: "unassigned"}[row["id"]])
			}
			slices.Sort(found)
			return strings.Join(found, " ")
		}
		mustHave(t, "a requisition option", w.manager.get(path+w.managerID), "id text", "")
		if row := w.other.get(path + w.hr2).Data[0]; !strings.HasSuffix(row["text"].(string),
			" Full Time Developer") || !strings.HasPrefix(row["text"].(string), "10") {
			t.Errorf("an option: %v", row)
		}
		if a := w.manager.post("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body{"STATUS": "Revoke",
			"REQ_ID": w.second, "COMMENTS": "not needed", "LASTUPDATED_BY": w.managerID}); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for who, want := range map[string]string{"manager": "first unassigned", "recruiter": "first",
			"recruiter2": "first", "senior-hr": "", "interviewer": "", "esa-hr": ""} {
			if got := ids(w.as(who), w.idOf(who)); got != want {
				t.Errorf("%s may add to %q, want %q", who, got, want)
			}
		}
	})
}
