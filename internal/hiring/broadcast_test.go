package hiring

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

func TestWhichCampaign(t *testing.T) {
	for name, c := range map[string]struct {
		is   CampaignCase
		want Setting
	}{
		"no sales associate":                  {CampaignCase{}, CampaignEsa},
		"no sales associate, with telephony":  {CampaignCase{Employment: FullTime, Telephony: true}, CampaignEsa},
		"part time elsewhere, with telephony": {CampaignCase{Employment: PartTime, Telephony: true}, CampaignEsa},
		"sales associate without telephony":   {CampaignCase{SalesAssociate: true, Employment: PartTime}, CampaignEsa},
		"sales associate with telephony": {CampaignCase{SalesAssociate: true, Employment: Contract, Telephony: true},
			CampaignOnboarding},
		"part-time sales associate with telephony": {CampaignCase{SalesAssociate: true, Employment: PartTime,
			Telephony: true}, CampaignPartTime},
	} {
		if got := c.is.Setting(); got != c.want {
			t.Errorf("%s: %s, not %s", name, got, c.want)
		}
	}
	meera := Contact{Name: "Meera Rao", CompanyMobile: "9812345678", Email: "meera@demo.example"}
	if got := strings.Join(CampaignParams("Asha", meera), "|"); got != "Asha|Meera Rao|9812345678" {
		t.Errorf("params: %s", got)
	}
	// A service refuses a template with an empty value.
	meera.CompanyMobile = ""
	if got := strings.Join(CampaignParams("Asha", meera), "|"); got != "Asha|Meera Rao|meera@demo.example" {
		t.Errorf("params without a company mobile: %s", got)
	}
	for address, want := range map[string]string{
		"": "", "https://files.example/a/esa.png?v=2": "esa.png", "https://files.example": "files.example",
		"https://files.example/": "files.example",
	} {
		if got := CampaignMediaName(address); got != want {
			t.Errorf("media of %q: %q, not %q", address, got, want)
		}
	}
}

func TestWhySkipped(t *testing.T) {
	zone := time.FixedZone("IST", 19800)
	now := time.Date(2026, 11, 19, 10, 41, 0, 0, zone)
	ago := func(d time.Duration) time.Time { return now.Add(-d).UTC() }
	offered := &Standing{Stage: StageOffer, Status: StatusOfferSent, Outstanding: true}
	for name, c := range map[string]struct {
		change func(f *RecipientFacts)
		want   string
	}{
		"nobody has written": {func(*RecipientFacts) {}, ""},
		"blacklisted":        {func(f *RecipientFacts) { f.Blacklisted = true }, "Candidate is Blacklisted"},
		"blacklisted and opted out": {func(f *RecipientFacts) { f.Blacklisted, f.OptedOutAt = true, ago(0) },
			"Candidate is Blacklisted"},
		"opted out": {func(f *RecipientFacts) { f.OptedOutAt = ago(78 * 24 * time.Hour) },
			"Opted out on 02 Sep 2026"},
		"from abroad": {func(f *RecipientFacts) { f.Mobile = "+44 7911 123456" }, "The mobile is not an Indian one"},
		"offered a moment ago": {func(f *RecipientFacts) { f.Live, f.StandsSince = offered, ago(3*time.Minute) },
			"Offer Sent since 10:38 am"},
		"offered days ago": {func(f *RecipientFacts) { f.Live, f.StandsSince = offered, ago(72*time.Hour) },
			"Offer Sent since 16 Nov 2026"},
		"at work": {func(f *RecipientFacts) { f.Live = &Standing{Stage: StageCall, Status: "Ringing"} }, ""},
		"messaged 4 days ago": {func(f *RecipientFacts) { f.MessagedAt = ago(96 * time.Hour) },
			"Messaged on 15 Nov 2026; once in 7 days"},
		"messaged 7 days ago": {func(f *RecipientFacts) { f.MessagedAt = ago(7 * 24 * time.Hour) }, ""},
		"messaged 1 s too soon": {func(f *RecipientFacts) { f.MessagedAt = ago(7*24*time.Hour - time.Second) },
			"Messaged on 12 Nov 2026; once in 7 days"},
	} {
		f := RecipientFacts{Mobile: "9812345678"}
		c.change(&f)
		if got := f.WhySkipped(now); got != c.want {
			t.Errorf("%s: %q, not %q", name, got, c.want)
		}
	}
	// One message that a person sends is theirs to answer for: it may come sooner, and to whom an offer is out.
	soon := RecipientFacts{Mobile: "9812345678", MessagedAt: ago(time.Hour), Live: offered}
	if why := soon.WhyNoCampaign(now); why != "" {
		t.Errorf("a single one: %q", why)
	}
}

func TestBroadcastHours(t *testing.T) {
	zone := time.FixedZone("IST", 19800)
	at := func(day, hour, minute, second int) time.Time {
		return time.Date(2026, 11, day, hour, minute, second, 0, zone)
	}
	for name, c := range map[string]struct{ now, want time.Time }{
		"before nine":          {at(19, 8, 59, 59), at(19, 9, 0, 0)},
		"nine":                 {at(19, 9, 0, 0), at(19, 9, 0, 0)},
		"by day":               {at(19, 14, 3, 7), at(19, 14, 3, 7)},
		"a second before nine": {at(19, 20, 59, 59), at(19, 20, 59, 59)},
		"nine in the evening":  {at(19, 21, 0, 0), at(20, 9, 0, 0)},
		"the end of a month":   {at(30, 23, 0, 0), at(31, 9, 0, 0)},
	} {
		if got := BroadcastOpenFrom(c.now); !got.Equal(c.want) {
			t.Errorf("%s: %s, not %s", name, got, c.want)
		}
	}
}

func TestBroadcastLimits(t *testing.T) {
	many := func(n int) []string { return make([]string, n) }
	checkNo(t, CheckBroadcast(many(0)), no{Invalid, "candidates", SelectForBroadcast})
	checkNo(t, CheckBroadcast(many(200)), no{})
	checkNo(t, CheckBroadcast(many(201)), no{Invalid, "candidates", BroadcastTooMany})
	checkNo(t, CheckBroadcastDay(300, 200), no{})
	left := "You can broadcast to 500 candidates a day; %d are left today"
	checkNo(t, CheckBroadcastDay(301, 200), no{Refused, "", fmt.Sprintf(left, 199)})
	checkNo(t, CheckBroadcastDay(520, 1), no{Refused, "", fmt.Sprintf(left, 0)})
}

func TestSentencesAboutCampaigns(t *testing.T) {
	for want, c := range map[string][2]int64{
		"Broadcast sent successfully.": {20, 20}, "12 of 20 sent": {12, 20}, "something went wrong": {0, 20},
	} {
		if got := BroadcastSentence(c[0], c[1]); got != want {
			t.Errorf("%v: %q", c, got)
		}
	}
	for state, want := range map[MessageState]string{
		"sent": "ESA Link sent successfully.", "read": "ESA Link sent successfully.", "failed": "Something went wrong.",
		"queued": "ESA Link is queued.", "leaving": "ESA Link is leaving.",
		"cancelled": "ESA Link is cancelled: Opted out on 02 Sep 2026",
		"kept":      "ESA Link is kept: nothing is set up to send it. You can send it from your own WhatsApp.",
	} {
		if got := EsaLinkSentence(state, "Opted out on 02 Sep 2026"); got != want {
			t.Errorf("%s: %q", state, got)
		}
	}
}

func TestBroadcastTally(t *testing.T) {
	var tally BroadcastTally
	for _, one := range []struct {
		state   string
		message MessageState
		reason  string
		want    RecipientState
	}{
		{"waiting", "", "", "queued"}, {"skipped", "", "Opted out on 02 Sep 2026", "skipped"},
		{"cancelled", "", "Stopped by Asha", "cancelled"}, {"handed", MessageQueued, "", "queued"},
		{"handed", MessageLeaving, "", "leaving"}, {"handed", MessageRead, "", "read"},
		{"handed", MessageSent, "", "sent"}, {"handed", MessageFailed, NoAnswerMayHaveArrived, "failed"},
		{"handed", MessageKept, "", "kept"}, {"handed", MessageCancelled, "Stopped by Asha", "cancelled"},
		{"handed", MessageCancelled, CandidateOptedOut, "skipped"},
	} {
		got := RecipientStateOf(one.state, one.message, one.reason)
		if got != one.want {
			t.Errorf("%v is %s", one, got)
		}
		tally.Count(got)
	}
	want := BroadcastTally{Sent: 2, Failed: 1, Kept: 1, Leaving: 1, Queued: 2, Skipped: 2, Cancelled: 2}
	if tally != want {
		t.Errorf("counted %+v", tally)
	}
	if tally.ToSend() != 9 || tally.Sentence(BroadcastRunning) != "" || tally.Sentence(BroadcastCut) != "2 of 9 sent" {
		t.Errorf("%d to send, %q", tally.ToSend(), tally.Sentence(BroadcastCut))
	}
	if got := (BroadcastTally{Kept: 2, Opened: 1, Skipped: 1}).Sentence(BroadcastDone); got != BroadcastKept {
		t.Errorf("all kept: %q", got)
	}
}
