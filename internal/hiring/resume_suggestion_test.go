package hiring

import "testing"

func TestSuggestFrom(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want ResumeSuggestion
	}{
		"nothing": {"", ResumeSuggestion{}},
		"the usual head": {"Asha Verma\n+91 98765-43210 | asha.verma@mail.test\nPune", ResumeSuggestion{
			"Asha Verma", "9876543210", "asha.verma@mail.test"}},
		"a heading first": {"CURRICULUM VITAE\n\nRAHUL K. SHARMA\nMobile: 098 7654 3210\nE-mail: RAHUL@Mail.Test",
			ResumeSuggestion{"Rahul K Sharma", "9876543210", "rahul@mail.test"}},
		"a form": {"Resume\nName: Priya\nContact Details\n9876543210",
			ResumeSuggestion{"Priya", "9876543210", ""}},
		"another alphabet":  {"प्रिया शर्मा\n", ResumeSuggestion{Name: "प्रिया शर्मा"}},
		"a job title":       {"Senior Java Developer\nAsha Verma", ResumeSuggestion{Name: "Asha Verma"}},
		"a sentence":        {"I am looking for a job as a developer in a good company.", ResumeSuggestion{}},
		"a longer number":   {"Account 98765432101234", ResumeSuggestion{}},
		"a number of years": {"2019 - 2023, 5000000000", ResumeSuggestion{}},
		"a landline first":  {"020 2612345 / 9123456780", ResumeSuggestion{Mobile: "9123456780"}},
		"half an address":   {"asha@mail and asha@mail.test.", ResumeSuggestion{Email: "asha@mail.test"}},
		"far down":          {"a.\nb.\nc.\nd.\ne.\nf.\ng.\nh.\ni.\nj.\nAsha Verma", ResumeSuggestion{}},
	} {
		if got := SuggestFrom(c.text); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

func TestNotesOfResumes(t *testing.T) {
	for state, want := range map[ResumeState]string{
		ResumeRead: "", ResumeEmpty: ResumeHasNoText, ResumeLocked: ResumeIsLocked, ResumeBroken: ResumeUnreadable,
		"": ResumeWaits,
	} {
		if got := state.Note(); got != want {
			t.Errorf("%q: %q", state, got)
		}
	}
}
