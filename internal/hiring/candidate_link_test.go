package hiring

import (
	"testing"
	"time"
)

func TestHowLongLinksWork(t *testing.T) {
	for kind, days := range map[CandidateLinkKind]int{FormLink: 14, ResumeLink: 7, OptOutLink: 365, "other": 0} {
		if got := kind.Age(); got != time.Duration(days)*24*time.Hour {
			t.Errorf("%s: %s", kind, got)
		}
		if kind.NeedsMobile() != (kind == FormLink) {
			t.Errorf("%s asks for the mobile: %v", kind, kind.NeedsMobile())
		}
	}
}

func TestStateOfALink(t *testing.T) {
	for name, c := range map[string]struct {
		facts CandidateLinkFacts
		want  CandidateLinkState
	}{
		"new":                       {CandidateLinkFacts{Kind: FormLink}, LinkMade},
		"opened":                    {CandidateLinkFacts{Kind: FormLink, Opened: true}, LinkOpened},
		"started":                   {CandidateLinkFacts{Kind: FormLink, Opened: true, Started: true}, LinkStarted},
		"four of five":              {CandidateLinkFacts{Kind: FormLink, Started: true, StepsDone: 4}, LinkStarted},
		"five of five":              {CandidateLinkFacts{Kind: FormLink, Started: true, StepsDone: 5}, LinkFinished},
		"ended":                     {CandidateLinkFacts{Kind: FormLink, Started: true, Ended: true}, LinkEnded},
		"finished, then ended":      {CandidateLinkFacts{Kind: FormLink, Ended: true, StepsDone: 5}, LinkFinished},
		"uploaded":                  {CandidateLinkFacts{Kind: ResumeLink, Started: true, Uploaded: true}, LinkFinished},
		"a resume, the form is all": {CandidateLinkFacts{Kind: ResumeLink, Started: true, StepsDone: 5}, LinkStarted},
	} {
		if got := c.facts.State(); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestVisitLimits(t *testing.T) {
	for name, c := range map[string]struct {
		kind    VisitKind
		counts  VisitCounts
		refused string
		after   time.Duration
	}{
		"four wrong mobiles": {VisitWrongMobile, VisitCounts{OfBoth: 4, OfSubject: 19}, "", 0},
		"five from one address": {VisitWrongMobile, VisitCounts{OfBoth: 5, OfSubject: 5},
			TooManyAttempts, 15 * time.Minute},
		"five through a proxy": {VisitWrongMobile, VisitCounts{OfBoth: 5, OfSubject: 5, SharedAddress: true}, "", 0},
		"twenty from everywhere": {VisitWrongMobile, VisitCounts{OfBoth: 1, OfSubject: 20, SharedAddress: true},
			TooManyAttempts, 15 * time.Minute},
		"119 saves":                   {VisitFormSave, VisitCounts{OfSubject: 119, OfAddress: 999}, "", 0},
		"120 saves":                   {VisitFormSave, VisitCounts{OfSubject: 120}, VisitTooOften, time.Hour},
		"9 uploads":                   {VisitUpload, VisitCounts{OfSubject: 9}, "", 0},
		"10 uploads":                  {VisitUpload, VisitCounts{OfSubject: 10}, VisitTooOften, time.Hour},
		"9 answers to an invitation":  {VisitReply, VisitCounts{OfSubject: 9}, "", 0},
		"10 answers to an invitation": {VisitReply, VisitCounts{OfSubject: 10}, VisitTooOften, time.Hour},
		"29 of an address opt out":    {VisitOptOut, VisitCounts{OfAddress: 29}, "", 0},
		"30 of an address opt out":    {VisitOptOut, VisitCounts{OfAddress: 30}, VisitTooOften, time.Hour},
		"20 of an address apply":      {VisitProgramme, VisitCounts{OfAddress: 20}, VisitTooOften, time.Hour},
		"500 apply": {VisitProgramme, VisitCounts{OfEvery: 500, SharedAddress: true},
			VisitTooOften, time.Hour},
		"a mobile applies three times": {VisitProgramme, VisitCounts{OfSubject: 3}, VisitTooOften, 24 * time.Hour},
	} {
		var err error
		for _, limit := range VisitLimits[c.kind] {
			if err == nil {
				err = limit.Check(c.counts)
			}
		}
		if c.refused == "" {
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		problem, ok := err.(*Problem)
		if !ok || problem.Kind != TooOften || problem.Message != c.refused || problem.RetryAfter != c.after {
			t.Errorf("%s: %+v", name, err)
		}
	}
}

func TestTerms(t *testing.T) {
	terms := Terms{Text: DefaultOf(ConsentText), Company: "Acme", Contact: "privacy@acme.example"}
	const shown = "I agree that Acme keeps and uses what I enter here, and my resume, to consider me for a job, and " +
		"shows it only to those who decide about it. I can see, correct or withdraw it at any time: privacy@acme.example."
	const whatsapp = "Acme may write to me on WhatsApp about other openings."
	if terms.Shown() != shown || terms.Whatsapp() != whatsapp {
		t.Errorf("%q %q", terms.Shown(), terms.Whatsapp())
	}
	if terms.Receipt(false) != shown || terms.Receipt(true) != shown+"\n"+whatsapp {
		t.Errorf("%q", terms.Receipt(true))
	}
}
