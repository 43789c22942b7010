package hiring

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

func TestFill(t *testing.T) {
	values := map[string]string{"candidate.name": "Tom & <b>Jerry</b>", "position": "{{location}}", "location": "Pune"}
	mark := func(name, escaped string) string { return "[" + name + "=" + escaped + "]" }
	for text, want := range map[string]struct{ text, html, marked string }{
		"":               {},
		"plain {x} }} {": {"plain {x} }} {", "plain {x} }} {", "plain {x} }} {"},
		"<p>Dear {{candidate.name}},</p>": {"<p>Dear Tom & <b>Jerry</b>,</p>",
			"<p>Dear Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;,</p>",
			"<p>Dear [candidate.name=Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;],</p>"},
		"{{ position }}/{{&nbsp;location&#32;}}": {"{{location}}/Pune", "{{location}}/Pune",
			"[position={{location}}]/[location=Pune]"},
		"on {{ joining.date }}!":    {"on {{joining.date}}!", "on {{joining.date}}!", "on {{joining.date}}!"},
		"{{nobody}} {{position":     {"{{nobody}} {{position", "{{nobody}} {{position", "{{nobody}} {{position"},
		"{{location}}{{location}}.": {"PunePune.", "PunePune.", "[location=Pune][location=Pune]."},
		"{{<b>location</b>}} stays.": {"{{<b>location</b>}} stays.", "{{<b>location</b>}} stays.",
			"{{<b>location</b>}} stays."},
	} {
		parts := Fill(text, values)
		if got := FilledText(parts); got != want.text {
			t.Errorf("%q: text %q, want %q", text, got, want.text)
		}
		if got := FilledHTML(parts, nil); got != want.html {
			t.Errorf("%q: HTML %q, want %q", text, got, want.html)
		}
		if got := FilledHTML(parts, mark); got != want.marked {
			t.Errorf("%q: marked %q, want %q", text, got, want.marked)
		}
	}
}

func TestGapsOf(t *testing.T) {
	fill := func(text string) []FilledPart { return Fill(text, map[string]string{"position": "Clerk"}) }
	var names []string
	for _, p := range GapsOf(fill("{{interview.time}} {{position}} {{joining.date}}"),
		fill("{{joining.date}} {{department}} {{nobody}}")) {
		names = append(names, p.Name+" "+string(p.Kind))
	}
	if want := []string{"interview.time clock", "joining.date day", "department words"}; !slices.Equal(names, want) {
		t.Errorf("gaps %v, want %v", names, want)
	}
}

func TestReadGaps(t *testing.T) {
	for name, c := range map[string]struct {
		placeholder, typed, value string
		want                      no
	}{
		"a day":               {"joining.date", " 2027-01-04 ", "04 Jan 2027", no{}},
		"a day as a word":     {"joining.date", "soon", "", bad("values", "Joining date: Please Select Date!!")},
		"a time":              {"interview.time", "15:30", "03:30 PM", no{}},
		"no time":             {"interview.time", "25:00", "", bad("values", "Interview time: Please Select Time!!")},
		"online":              {"interview.type", "Online", "Online", no{}},
		"on the telephone":    {"interview.type", "Telephone", "", bad("values", ChooseOnline)},
		"words":               {"department", " R&D <b> ", "R&D <b>", no{}},
		"nothing":             {"department", "  ", "", no{}},
		"200 characters":      {"department", strings.Repeat("é", 200), strings.Repeat("é", 200), no{}},
		"201 characters":      {"department", strings.Repeat("é", 201), "", bad("values", "Department: "+ValueTooLong)},
		"two lines":           {"department", "a\nb", "", bad("values", "Department: "+ValueTooLong)},
		"no such placeholder": {"salary", "1", "", bad("values", NoGapOfThisName+": salary")},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := ReadGaps(map[string]string{c.placeholder: c.typed})
			checkNo(t, err, c.want)
			if err == nil && got[c.placeholder] != c.value {
				t.Errorf("stands as %q, want %q", got[c.placeholder], c.value)
			}
		})
	}
}

func TestCheckFilled(t *testing.T) {
	for text, want := range map[string]string{
		"":                             "",
		"{one} }} { {":                 "",
		"on {{joining.date}}":          "Please fill in the gap first: Joining date",
		"on {{ joining.date }} {{x}}":  "Please fill in the gap first: Joining date",
		"Dear {{nobody}}":              "The text still has {{nobody}}; please write what it stands for",
		"Dear {{candidate.name, hello": "The text still has {{candidate.name, hello; please write what it stands for",
		"{{" + strings.Repeat("x", 99): "The text still has {{" + strings.Repeat("x", 58) +
			"…; please write what it stands for",
		"a value that is {{position}} too": "Please fill in the gap first: Position",
	} {
		no := no{}
		if want != "" {
			no = bad("body", want)
		}
		t.Run(text, func(t *testing.T) { checkNo(t, CheckFilled("body", text), no) })
	}
}

func TestTemplateValues(t *testing.T) {
	day := func(text string) Day { d, _ := ParseDay(text); return d }
	arranged := Event{Stage: StageHR, Status: StatusScheduled, Date: day("2026-03-20"), Time: "15:30",
		Interview: Interview{Type: Online, Place: "https://meet.example/1"}}
	joins := Event{Stage: StageJoining, Status: StatusExpectedDOJ, Date: day("2026-04-01")}
	always := map[string]string{"candidate.name": "Asha Rao", "candidate.mobile": "9000000001", "position": "Clerk",
		"recruiter.name": "Meera Kulkarni"}
	meeting := map[string]string{"interview.date": "20 Mar 2026", "interview.time": "03:30 PM", "interview.type": "Online",
		"interview.place": "https://meet.example/1", "interviewer.name": "Nandini Rao"}
	for name, c := range map[string]struct {
		events []Event
		status Status
		more   map[string]string
	}{
		"new":                   {[]Event{{Stage: StageNew, Status: StatusNew}}, StatusInprogress, nil},
		"an interview":          {[]Event{arranged}, StatusInprogress, meeting},
		"and documents":         {[]Event{arranged, {Status: StatusDocumentsSent}}, StatusInprogress, meeting},
		"its result":            {[]Event{arranged, {Stage: StageHR, Status: StatusSelected}}, StatusInprogress, nil},
		"a revoked requisition": {[]Event{arranged}, StatusRevoke, nil},
		"a joining date":        {[]Event{joins}, StatusInprogress, map[string]string{"joining.date": "01 Apr 2026"}},
		"delayed": {[]Event{joins, {Stage: StageJoining, Status: StatusDelayInJoining, Date: day("2026-05-04")}},
			StatusInprogress, map[string]string{"joining.date": "04 May 2026"}},
		"joined": {[]Event{joins, {Stage: StageJoining, Status: StatusJoined, Day: day("2026-04-02")}},
			StatusOnboarded, map[string]string{"joining.date": "02 Apr 2026"}},
		"backed out": {[]Event{joins, {Stage: StageJoining, Status: StatusBackedOut}}, StatusInprogress, nil},
	} {
		t.Run(name, func(t *testing.T) {
			got := TemplateFacts{Name: "Asha Rao", Mobile: "9000000001", Email: " ", Position: "Clerk",
				Recruiter: Contact{Name: "Meera Kulkarni"}, Interviewer: "Nandini Rao", RequisitionStatus: c.status,
				Events: c.events}.Values()
			want := maps.Clone(always)
			maps.Copy(want, c.more)
			if !maps.Equal(got, want) {
				t.Errorf("got %v\nwant %v", got, want)
			}
		})
	}
}

func TestWhatsappAddress(t *testing.T) {
	for mobile, want := range map[string]no{
		"9822041763":    {},
		"6000000000":    {},
		"1234567890":    {Refused, "", NoWhatsappNumber + "1234567890"},
		"982204176":     {Refused, "", NoWhatsappNumber + "982204176"},
		"+447911123456": {Refused, "", NoWhatsappNumber + "+447911123456"},
		"":              {Refused, "", NoWhatsappNumber},
	} {
		t.Run(mobile, func(t *testing.T) { checkNo(t, CheckWhatsappNumber(mobile), want) })
	}
	if got := WhatsappAddress("9822041763", "*Dear* A&B,\n100 % + 1"); got !=
		"https://wa.me/919822041763?text=%2ADear%2A%20A%26B%2C%0A100%20%25%20%2B%201" {
		t.Error(got)
	}
}
