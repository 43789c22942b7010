package hiring

import (
	"slices"
	"strings"
	"testing"
)

func TestSeek(t *testing.T) {
	for _, c := range []struct {
		typed, words  string
		mobile, email string
		ok            bool
	}{
		{"", "", "", "", false},
		{" m ", "m", "", "", false},
		{"ma", "ma", "", "", true},
		{"  Manasi   MURTHY manasi", "manasi murthy", "", "", true},
		{"José", "jose", "", "", true},
		{"%", "%", "", "", false},
		{"%_", "%_", "", "", true},
		{"611", "611", "", "", false},
		{"6114", "6114", "", "", true},
		{"98765 43210", "9876543210", "9876543210", "", true},
		{"+91 98765-43210", "9876543210", "9876543210", "", true},
		{"(98765) 432", "98765432", "", "", true},
		{"1099-1", "10991", "", "", true},
		{"Asha@Mail.Test", "asha@mail.test", "", "asha@mail.test", true},
		{"asha @mail", "asha @mail", "", "", true},
		{"java 98765", "java 98765", "", "", true},
		{"शर्मा", "शर्मा", "", "", true},
		{"a\xff", "a", "", "", false},
		{strings.Repeat("x", 300), strings.Repeat("x", 200), "", "", true},
	} {
		got, ok := Seek(c.typed)
		if strings.Join(got.Words, " ") != c.words || got.Mobile != c.mobile || got.Email != c.email || ok != c.ok {
			t.Errorf("%q: %+v, %v", c.typed, got, ok)
		}
	}
}

func TestSoughtByName(t *testing.T) {
	for typed, want := range map[string]bool{"manasi": true, "ma mu": true, "b2b": true, "9876": false,
		"java 98765": false, "asha@mail.test": false, "asha @mail": false} {
		if sought, _ := Seek(typed); sought.ByName() != want {
			t.Errorf("%q by the name alone: %t", typed, !want)
		}
	}
}

func TestSoughtPerson(t *testing.T) {
	for _, c := range []struct {
		typed, name, mobile, email string
		want                       string
	}{
		{"ma", "Manasi Murthy", "6114522774", "m@mail.test", "begins"},
		{"mur man", "Manasi Murthy", "6114522774", "", "begins"},
		{"ma", "Shalini Mane", "7015382201", "", "begins"},
		{"ma", "Arun Pillai", "7755110290", "arun.manohar@mail.test", "contains"},
		{"nasi", "Manasi Murthy", "", "", "contains"},
		{"manasi rao", "Manasi Murthy", "", "", "no"},
		{"jose", "José Pereira", "", "", "begins"},
		{"JOSÉ", "Jose Pereira", "", "", "begins"},
		{"22774", "Manasi Murthy", "6114522774", "", "contains"},
		{"6114", "Manasi Murthy", "6114522774", "", "begins"},
		{"+91 61145 22774", "Manasi Murthy", "6114522774", "", "exact"},
		{"asha@mail.test", "Asha", "", "Asha@mail.test", "exact"},
		{"@mail", "Asha", "", "asha@mail.test", "contains"},
		{"@mail", "At Mail", "", "", "no"},
		{"%_", "Asha", "", "", "no"},
		{"%_", "Asha", "", "100%_sure@mail.test", "contains"},
	} {
		sought, _ := Seek(c.typed)
		fit, ok := sought.Person(c.name, c.mobile, c.email)
		got := "no"
		switch {
		case !ok:
		case fit.Exact:
			got = "exact"
		case fit.Begins:
			got = "begins"
		default:
			got = "contains"
		}
		if got != c.want {
			t.Errorf("%q in %s %s %s: %s, want %s", c.typed, c.name, c.mobile, c.email, got, c.want)
		}
	}
}

// The better fit comes first, whatever comes after it in the line.
func TestFit(t *testing.T) {
	ranked := []Fit{
		{Exact: true}, {Own: true, Live: true, Begins: true}, {Own: true, Live: true}, {Live: true, Begins: true},
		{Live: true}, {Own: true, Begins: true}, {},
	}
	mixed := []Fit{ranked[4], ranked[6], ranked[0], ranked[5], ranked[2], ranked[1], ranked[3]}
	slices.SortStableFunc(mixed, Fit.Compare)
	if !slices.Equal(mixed, ranked) {
		t.Errorf("%+v", mixed)
	}
}

func TestSoughtRequisition(t *testing.T) {
	for typed, want := range map[string]Fit{
		"1140": {Exact: true, Begins: true}, "114": {Begins: true}, "operations": {Begins: true},
		"man op": {Begins: true}, "noida": {}, "rations": {},
	} {
		sought, _ := Seek(typed)
		if got := sought.Requisition("1140", "Operations Manager"); got != want {
			t.Errorf("%s: %+v", typed, got)
		}
	}
}

func TestSoughtAtWork(t *testing.T) {
	for status, want := range map[Status]bool{StatusNew: true, StatusOfferSent: true, StatusRejected: false,
		StatusBackedOut: false, StatusJoined: false, StatusRemap: true} {
		if AtWork(true, status) != want || AtWork(false, status) {
			t.Errorf("%s: %v", status, AtWork(true, status))
		}
	}
	if StillHires(StatusOnboarded) || StillHires(StatusHrRevoke) || !StillHires(StatusHold) || !StillHires(StatusNew) {
		t.Error("requisitions that still hire")
	}
}

func TestWayTo(t *testing.T) {
	for _, c := range []struct {
		applied, seen, blacklisted bool
		want                       Way
	}{
		{false, false, false, WayDatabase}, {true, true, false, WayDetails}, {true, false, false, WayCard},
		{true, true, true, WayCard}, {false, false, true, WayDatabase},
	} {
		if got := WayTo(c.applied, c.seen, c.blacklisted); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}
