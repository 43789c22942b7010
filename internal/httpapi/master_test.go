package httpapi_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"
)

const (
	positionList  = "/api/Master.svc/name_of_the_position/all"
	sourceList    = "/api/Master.svc/get_Source_of_candidate"
	sourceOptions = "/api/Master.svc/get_Source_of_candidate_select2/"
)

// column lists what a field has in every row, in the order of the rows.
func column(a said, field string) []string {
	values := []string{}
	for _, row := range a.Data {
		values = append(values, fmt.Sprint(row[field]))
	}
	return values
}

func TestPositionsAndSourcesAreRead(t *testing.T) {
	eachDesk(t, func(t *testing.T, d *deskOf) {
		names := []string{"Contract Developer", "Full Time Developer", "Intern Developer", "Part Time Developer"}
		all := d.recruiter.get(positionList)
		mustHave(t, "name_of_the_position/all", all,
			"NAME_OF_THE_POSITION_ID NAME_OF_THE_POSITION DESCRIPTION POINT DEPT DEPT_ID EMPLOYEMENT_TYPE CREATED_BY LASTUPDATED_BY", "VERSION")
		if got := column(all, "NAME_OF_THE_POSITION"); !slices.Equal(got, names) {
			t.Errorf("positions %v, want %v", got, names)
		}
		for _, row := range all.Data {
			kind := row["EMPLOYEMENT_TYPE"].(string)
			if row["NAME_OF_THE_POSITION_ID"] != d.position[kind] || row["NAME_OF_THE_POSITION"] != kind+" Developer" || row["DESCRIPTION"] != "Builds things" ||
				row["POINT"] != 2.0 || row["DEPT"] != "Engineering" || len(row["DEPT_ID"].(string)) != 36 {
				t.Errorf("position: %v", row)
			}
		}
		options := d.recruiter.get("/api/Master.svc/get_name_of_the_position_select2")
		mustHave(t, "get_name_of_the_position_select2", options, "id text", "")
		if !slices.Equal(column(options, "text"), names) || !slices.Equal(column(options, "id"), column(all, "NAME_OF_THE_POSITION_ID")) {
			t.Errorf("options: %s", options.Raw)
		}
		if got := d.recruiter.get("/api/Master.svc/get_position_name"); !slices.Equal(column(got, "text"), names) || !slices.Equal(column(got, "id"), names) {
			t.Errorf("names: %s", got.Raw)
		}

		sources := d.recruiter.get(sourceList)
		mustHave(t, "get_Source_of_candidate", sources, "SOURCE_OF_CANDIDATE_ID SOURCE_OF_CANDIDATE DESCRIPTION", "VERSION")
		choices := d.recruiter.get(sourceOptions)
		mustHave(t, "get_Source_of_candidate_select2", choices, "id text", "")
		if !slices.Equal(column(choices, "text"), []string{"Naukri"}) || choices.Data[0]["id"] != sources.Data[0]["SOURCE_OF_CANDIDATE_ID"] {
			t.Errorf("sources: %s", choices.Raw)
		}
		if a := d.recruiter.get("/api/Master.svc/get_Source_of_candidate_select2"); !slices.Equal(column(a, "text"), []string{"Naukri"}) {
			t.Errorf("without the slash: %d %s", a.Status, a.Raw)
		}
		if a := d.recruiter.get(sourceOptions + "Naukri"); a.Status != http.StatusNotFound || a.code() != "404" {
			t.Errorf("below a call is no call: %d %s", a.Status, a.Raw)
		}
	})
}
