package hiring

import (
	"testing"
	"time"
)

var asked = time.Date(2026, 3, 16, 9, 30, 0, 0, time.UTC)

func after(seconds int) time.Time { return asked.Add(time.Duration(seconds) * time.Second) }

func TestCallReportsRaiseAndNeverLower(t *testing.T) {
	ringing := CallReport{State: CallRinging, At: after(2)}
	answered := CallReport{State: CallAnswered, At: after(9)}
	ended := CallReport{State: CallEnded, At: after(51), Seconds: 42}
	whole := PhoneCall{State: CallEnded, AskedAt: asked, RingingAt: after(2), AnsweredAt: after(9), EndedAt: after(51),
		Seconds: 42}
	call := func(change func(*PhoneCall)) PhoneCall {
		c := PhoneCall{State: CallAsked, AskedAt: asked}
		change(&c)
		return c
	}
	nothing := func(*PhoneCall) {}
	for name, c := range map[string]struct {
		from    PhoneCall
		reports []CallReport
		want    PhoneCall
	}{
		"in order": {call(nothing), []CallReport{ringing, answered, ended}, whole},
		"each twice": {call(nothing),
			[]CallReport{ringing, ringing, answered, ringing, answered, ended, ended}, whole},
		"backwards":          {call(nothing), []CallReport{ended, answered, ringing}, whole},
		"the last one first": {call(nothing), []CallReport{ended, ringing, answered}, whole},
		"only that it ended": {call(nothing), []CallReport{ended}, call(func(c *PhoneCall) {
			c.State, c.AnsweredAt, c.EndedAt, c.Seconds = CallEnded, after(9), after(51), 42
		})},
		"nobody answered": {call(nothing), []CallReport{ringing, {State: CallEnded, At: after(30)}},
			call(func(c *PhoneCall) { c.State, c.RingingAt, c.EndedAt = CallEnded, after(2), after(30) })},
		"without times": {call(nothing), []CallReport{{State: CallRinging}},
			call(func(c *PhoneCall) { c.State, c.RingingAt = CallRinging, after(60) })},
		"a clock that is behind": {call(nothing), []CallReport{{State: CallRinging, At: after(-90)}},
			call(func(c *PhoneCall) { c.State, c.RingingAt = CallRinging, asked })},
		"a clock that is ahead": {call(nothing), []CallReport{{State: CallAnswered, At: after(900)}},
			call(func(c *PhoneCall) { c.State, c.AnsweredAt = CallAnswered, after(60) })},
		"talked longer than it took": {call(nothing), []CallReport{{State: CallEnded, At: after(5), Seconds: 600}},
			call(func(c *PhoneCall) {
				c.State, c.AnsweredAt, c.EndedAt, c.Seconds = CallEnded, asked, after(5), 600
			})},
		"the answer was lost, and it rings": {call(func(c *PhoneCall) { c.State, c.Reason = CallFailed, CallNoAnswer }),
			[]CallReport{ringing}, call(func(c *PhoneCall) { c.State, c.RingingAt = CallRinging, after(2) })},
	} {
		t.Run(name, func(t *testing.T) {
			got := c.from
			for _, report := range c.reports {
				before := got
				if got = got.Raised(report, after(60)); callOrder[got.State] < callOrder[before.State] {
					t.Errorf("%s was lowered to %s", before.State, got.State)
				}
			}
			if got != c.want {
				t.Errorf("got %+v, want %+v", got, c.want)
			}
		})
	}
}

func TestAFailureDoesNotOverwriteAReport(t *testing.T) {
	for state, want := range map[CallState]CallState{CallAsked: CallFailed, CallRinging: CallRinging,
		CallAnswered: CallAnswered, CallEnded: CallEnded} {
		if got := (PhoneCall{State: state}).Failed("no"); got.State != want || (got.Reason == "no") != (want == CallFailed) {
			t.Errorf("%s: %+v", state, got)
		}
	}
}

func TestCallReportCheck(t *testing.T) {
	for name, c := range map[string]struct {
		report CallReport
		field  string
	}{
		"ringing":               {CallReport{State: CallRinging}, ""},
		"ended at once":         {CallReport{State: CallEnded}, ""},
		"a day":                 {CallReport{State: CallEnded, Seconds: 86400}, ""},
		"nothing":               {CallReport{}, "event"},
		"asked":                 {CallReport{State: CallAsked}, "event"},
		"failed":                {CallReport{State: CallFailed}, "event"},
		"something":             {CallReport{State: "recorded"}, "event"},
		"negative":              {CallReport{State: CallEnded, Seconds: -1}, "seconds"},
		"more than a day":       {CallReport{State: CallEnded, Seconds: 86401}, "seconds"},
		"seconds of an answer":  {CallReport{State: CallAnswered, Seconds: 3}, "seconds"},
		"seconds while ringing": {CallReport{State: CallRinging, Seconds: 3}, "seconds"},
	} {
		want := no{}
		switch c.field {
		case "event":
			want = no{Invalid, c.field, CallReportUnknown}
		case "seconds":
			want = no{Invalid, c.field, CallReportSeconds}
		}
		t.Run(name, func(t *testing.T) { checkNo(t, c.report.Check(), want) })
	}
}

func TestOneCallInTenSeconds(t *testing.T) {
	for passed, wait := range map[time.Duration]time.Duration{
		0: 10 * time.Second, time.Millisecond: 10 * time.Second, 9500 * time.Millisecond: time.Second,
		10 * time.Second: 0, time.Hour: 0, -time.Hour: 0,
	} {
		err := CheckNextCall(asked, asked.Add(passed))
		if problem, _ := err.(*Problem); wait > 0 != (problem != nil) || problem != nil && problem.RetryAfter != wait {
			t.Errorf("after %v: %v", passed, err)
		}
	}
	if err := CheckNextCall(time.Time{}, asked); err != nil {
		t.Errorf("the first: %v", err)
	}
}

func TestCallNumber(t *testing.T) {
	for mobile, want := range map[string]string{
		"9881726340": "919881726340", "98817 26340": "919881726340", "+91 98817-26340": "919881726340",
		"+1 415 555 2671": "", "0044 7700 900123": "", "": "", "98817": "", "988172634x": "", "+91+9198817263": "",
	} {
		if got, err := CallNumber(mobile); got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", mobile, got, err)
		}
	}
}

func TestWhoMayCall(t *testing.T) {
	a := applied(opening(FullTime, false), Replay([]Event{{Stage: StageNew, Status: StatusNew}}))
	with := func(u User) User { u.TelephonyID = "agent001"; return u }
	black := a
	black.Blacklisted = true
	for name, c := range map[string]struct {
		a    Application
		u    User
		want string
	}{
		"the owner":                      {a, with(theOwner), ""},
		"a manager":                      {a, with(theManager), ""},
		"the owner without telephony":    {a, theOwner, CallNoTelephony},
		"somebody else":                  {a, with(User{ID: "else", Role: Recruiter}), NotAllowed},
		"a blacklisted one by the owner": {black, with(theOwner), CandidateIsBlacklisted},
	} {
		t.Run(name, func(t *testing.T) {
			if err := c.a.CheckCall(c.u); (err == nil) != (c.want == "") || err != nil && err.Error() != c.want {
				t.Errorf("got %v, want %q", err, c.want)
			}
			for _, b := range c.a.Buttons(c.u) {
				if b.Action == CallAction && b.Enabled() != (c.want == "") {
					t.Errorf("the button: %+v", b)
				}
			}
		})
	}
}
