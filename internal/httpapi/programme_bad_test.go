package httpapi_test

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

func TestBadPostsToTheProgramme(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		const robot = "Something went wrong! Please try again"
		for name, c := range map[string]struct {
			sent         body
			status       int
			field, words string
		}{
			"a robot in the trap": {body{"trap": "http://spam.example"}, 200, "", robot},
			"too fast":            {body{"age": "2999"}, 200, "", robot},
			"no age":              {body{"age": ""}, 200, "", robot},
			"nine digits":         {body{"MOBILE": "970000000"}, 400, "MOBILE", "Please Enter valid Mobile Number"},
			"with the country":    {body{"MOBILE": "+919100000005"}, 400, "MOBILE", "Please Enter valid Mobile Number"},
			"half an e-mail":      {body{"EMAIL": "roshan@mail"}, 400, "EMAIL", "Please Enter Valid Email ID"},
			"no name":             {body{"NAME": " "}, 400, "NAME", "All Fields Are Compulsary!!"},
			"a name of 201": {body{"NAME": strings.Repeat("अ", 201)}, 400, "NAME",
				"This may have 200 characters at most"},
			"an invented source": {body{"SOURCE_OF_CANDIDATE": "nowhere"}, 400, "SOURCE_OF_CANDIDATE",
				"All Fields Are Compulsary!!"},
			"a city elsewhere": {body{"CITY": "Paris"}, 400, "CITY", "Please choose a city of this state from the list"},
		} {
			a := p.nobody().post(esaPage, typed("9700000005", c.sent))
			if a.Status != c.status || a.field() != c.field || a.message() != c.words {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		sent := typed("9700000005", nil)
		sent["agreed"] = false
		if a := p.nobody().post(esaPage, sent); a.Status != 400 || a.field() != "agreed" ||
			a.message() != "Please accept the terms first" {
			t.Errorf("without consent: %s", a.Raw)
		}
		if n := p.counted("SELECT id FROM candidate WHERE created_by IS NULL"); n != 0 {
			t.Errorf("%d candidates were added", n)
		}
		if a := p.nobody().post(esaPage, typed("9700000005", body{"NAME": strings.Repeat("अ", 200)})); a.code() != "200" {
			t.Errorf("a name of 200 letters: %s", a.Raw)
		}
	})
}

// A robot that fills in everything well is stopped by the limits, and whoever comes later is not.
func TestRobotPostsToTheProgramme(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		answers := map[int]int{}
		for i := range 500 {
			a := p.nobody().post(esaPage, typed(fmt.Sprintf("92%08d", i), nil))
			if a.Status == 429 && a.Header.Get("Retry-After") == "" {
				t.Fatalf("not told when to come back: %v", a.Header)
			}
			answers[a.Status]++
		}
		if answers[200] != 20 || answers[429] != 480 {
			t.Errorf("answers: %v", answers)
		}
		if n := p.counted("SELECT id FROM candidate WHERE created_by IS NULL"); n != 20 {
			t.Errorf("%d candidates were added", n)
		}
		p.pass(61 * time.Minute)
		for i := range 4 {
			a := p.nobody().post(esaPage, typed("9300000001", nil))
			if want := map[bool]int{true: 200, false: 429}[i < 3]; a.Status != want {
				t.Errorf("post %d of one mobile: %d %s", i+1, a.Status, a.Raw)
			}
		}
	})
}

// One person is one candidate, however the number is written; what is no number of ten digits is told so.
func TestSpellingsOfAMobile(t *testing.T) {
	eachProgramme(t, func(t *testing.T, p *programme) {
		for spelling, status := range map[string]int{"9500000012": 200, " 9500000012\t": 200, "+91 9500000012": 400,
			"09500000012": 400, "95000 00012": 400, "९५०००००००१२": 400} {
			a := p.nobody().post(esaPage, typed(spelling, body{"EMAIL": ""}))
			if a.Status != status || status == 400 && a.message() != "Please Enter valid Mobile Number" {
				t.Errorf("%q: %d %s", spelling, a.Status, a.Raw)
			}
		}
		if n := p.counted("SELECT id FROM candidate WHERE created_by IS NULL"); n != 1 {
			t.Errorf("%d candidates were added", n)
		}
	})
}
