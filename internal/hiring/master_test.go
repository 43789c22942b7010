package hiring

import (
	"strings"
	"testing"
)

func TestPositionDraftChecked(t *testing.T) {
	usual := PositionDraft{
		Name: " Backend   Developer ", Point: " 4 ", Department: "Engineering", DepartmentID: "d-1",
		Description: "\n- Go\n- SQL\n", EmploymentType: "Full Time",
	}
	for name, c := range map[string]struct {
		change func(*PositionDraft)
		want   no
	}{
		"as usual": {func(*PositionDraft) {}, no{}},
		"no name":  {func(d *PositionDraft) { d.Name = "" }, bad("name", "All Fields Are Compulsary!!")},
		"a name of nothing": {func(d *PositionDraft) { d.Name = " \u200b\ufeff\u00a0" },
			bad("name", "All Fields Are Compulsary!!")},
		"no point": {func(d *PositionDraft) { d.Point = "" },
			bad("point", "All Fields Are Compulsary!!")},
		"no department": {func(d *PositionDraft) { d.Department, d.DepartmentID = "", "" },
			bad("department", "All Fields Are Compulsary!!")},
		"no description": {func(d *PositionDraft) { d.Description = "\n \t" },
			bad("description", "All Fields Are Compulsary!!")},
		"no type": {func(d *PositionDraft) { d.EmploymentType = "" },
			bad("employmentType", "All Fields Are Compulsary!!")},
		"nothing at all": {func(d *PositionDraft) { *d = PositionDraft{} },
			bad("name", "All Fields Are Compulsary!!")},
		"a point of 0":         {func(d *PositionDraft) { d.Point = "0" }, no{}},
		"a point in words":     {func(d *PositionDraft) { d.Point = "four" }, bad("point", PointNotNumber)},
		"half a point":         {func(d *PositionDraft) { d.Point = "2.5" }, bad("point", PointNotNumber)},
		"a point below 0":      {func(d *PositionDraft) { d.Point = "-1" }, bad("point", PointNotNumber)},
		"a point of a million": {func(d *PositionDraft) { d.Point = "1000000" }, no{}},
		"a point beyond":       {func(d *PositionDraft) { d.Point = "1000001" }, bad("point", PointNotNumber)},
		"a point that overflows": {func(d *PositionDraft) { d.Point = "99999999999999999999" },
			bad("point", PointNotNumber)},
		"no experience asked":   {func(d *PositionDraft) { d.MinExperience = new(" ") }, no{}},
		"no year of experience": {func(d *PositionDraft) { d.MinExperience = new("0") }, no{}},
		"forty years":           {func(d *PositionDraft) { d.MinExperience = new(" 40 ") }, no{}},
		"more than forty": {func(d *PositionDraft) { d.MinExperience = new("41") },
			bad("minExperience", ExperienceNotYears)},
		"half a year": {func(d *PositionDraft) { d.MinExperience = new("0.5") },
			bad("minExperience", ExperienceNotYears)},
		"less than none": {func(d *PositionDraft) { d.MinExperience = new("-1") },
			bad("minExperience", ExperienceNotYears)},
		"experience in words": {func(d *PositionDraft) { d.MinExperience = new("two") },
			bad("minExperience", ExperienceNotYears)},
		"an unknown department": {func(d *PositionDraft) { d.DepartmentID = "" },
			bad("department", "There is no such department")},
		"an unknown type": {func(d *PositionDraft) { d.EmploymentType = "full time" },
			bad("employmentType", UnknownType)},
		"Part Time":      {func(d *PositionDraft) { d.EmploymentType = "Part Time" }, no{}},
		"Intern":         {func(d *PositionDraft) { d.EmploymentType = "Intern" }, no{}},
		"Contract":       {func(d *PositionDraft) { d.EmploymentType = "Contract" }, no{}},
		"a comma":        {func(d *PositionDraft) { d.Name = "Developer, Backend" }, bad("name", NameNotKept)},
		"100 characters": {func(d *PositionDraft) { d.Name = strings.Repeat("न", 100) }, no{}},
		"101 characters": {func(d *PositionDraft) { d.Name = strings.Repeat("न", 101) },
			bad("name", NameNotKept)},
		"text turned around":  {func(d *PositionDraft) { d.Name = "a\u202egnp.exe" }, bad("name", NameNotKept)},
		"Arabic":              {func(d *PositionDraft) { d.Name = "مطور خلفي" }, no{}},
		"an emoji of several": {func(d *PositionDraft) { d.Name = "Developer 👩\u200d💻" }, no{}},
		"a script":            {func(d *PositionDraft) { d.Name = "<script>alert(1)</script>" }, no{}},
		"a description too long": {func(d *PositionDraft) { d.Description = strings.Repeat("x", 20_001) },
			bad("description", DescriptionTooLong)},
	} {
		t.Run(name, func(t *testing.T) {
			d := usual
			c.change(&d)
			_, err := d.Checked()
			checkNo(t, err, c.want)
		})
	}
	if p, _ := usual.Checked(); p != (Position{"Backend Developer", "d-1", "- Go\n- SQL", FullTime, 4, nil}) {
		t.Errorf("kept %+v", p)
	}
}

func TestExperienceAsked(t *testing.T) {
	three := int64(3)
	if got := ExperienceAsked(&three, Experienced); got != &three {
		t.Errorf("experienced: %v", got)
	}
	if got := ExperienceAsked(&three, Fresher); got != nil {
		t.Errorf("a fresher: %v", *got)
	}
}

func TestSourceChecked(t *testing.T) {
	for name, c := range map[string]struct {
		source Source
		want   no
	}{
		"as usual":        {Source{"Naukri", "The job board"}, no{}},
		"no name":         {Source{" ", "The job board"}, bad("name", "All Fields Are Compulsary!!")},
		"no description":  {Source{"Naukri", "\n"}, bad("description", "All Fields Are Compulsary!!")},
		"a comma":         {Source{"Naukri, LinkedIn", "x"}, bad("name", NameNotKept)},
		"a long text":     {Source{"Naukri", strings.Repeat("x", 20_001)}, bad("description", DescriptionTooLong)},
		"a name too long": {Source{strings.Repeat("x", 101), "x"}, bad("name", NameNotKept)},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.source.Checked()
			checkNo(t, err, c.want)
		})
	}
	if s, _ := (Source{" Job  fair ", " once a year\n"}).Checked(); s != (Source{"Job fair", "once a year"}) {
		t.Errorf("kept %+v", s)
	}
}

func TestCheckCategory(t *testing.T) {
	for name, want := range map[string]no{
		"Interview": {}, " ": bad("name", "All Fields Are Compulsary!!"), "a,b": bad("name", NameNotKept),
		"a\u0007b": bad("name", NameNotKept),
	} {
		_, err := CheckCategory(name)
		checkNo(t, err, want)
	}
}

func TestCheckNewName(t *testing.T) {
	others := []Named{{"1", "Naukri"}, {"2", "Straße"}}
	for _, c := range []struct {
		id, name string
		free     bool
	}{{"", "LinkedIn", true}, {"", "naukri", false}, {"1", "NAUKRI", true}, {"2", "Naukri", false},
		{"", "STRAßE", false}} {
		want := no{}
		if !c.free {
			want = no{Refused, "", "taken"}
		}
		checkNo(t, CheckNewName(c.id, c.name, others, "taken"), want)
	}
}

func TestCheckDeletePosition(t *testing.T) {
	checkNo(t, CheckDeletePosition(0), no{})
	checkNo(t, CheckDeletePosition(1), no{Refused, "", "This position cannot be deleted: 1 requisition uses it"})
	checkNo(t, CheckDeletePosition(12), no{Refused, "", "This position cannot be deleted: 12 requisitions use it"})
}
