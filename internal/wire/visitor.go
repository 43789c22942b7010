package wire

import (
	"slices"

	"muster/internal/hiring"
)

// The calls that the session of a candidate opens, for the candidate's own data only.
var (
	formCalls = stems(slices.Concat(
		profileCalls,
		[]Operation{
			GetCandidateForm, MarkFormStep, GiveConsent, WithdrawConsent, KeepFormDraft,
			ListStates, ListCities, SourceOptions,
		}))
	resumeCalls = stems([]Operation{GiveConsent, WithdrawConsent, UpdateResume, GetResume})
	// sessionCalls are public, and look at the session of the browser.
	sessionCalls = stems([]Operation{OpenCandidateLink, StartCandidateSession, EndCandidateSession})
)

func stems(ops []Operation) []string {
	names := make([]string, len(ops))
	for i, op := range ops {
		names[i] = op.Stem
	}
	return names
}

// OpensTo reports whether a candidate session that came by this kind of link may make the call.
func (o Operation) OpensTo(kind hiring.CandidateLinkKind) bool {
	switch kind {
	case hiring.FormLink:
		return slices.Contains(formCalls, o.Stem)
	case hiring.ResumeLink:
		return slices.Contains(resumeCalls, o.Stem)
	}
	return false
}

// ForCandidates reports whether the call concerns the candidate session of the browser at all.
func (o Operation) ForCandidates() bool {
	return o.OpensTo(hiring.FormLink) || o.OpensTo(hiring.ResumeLink) || slices.Contains(sessionCalls, o.Stem)
}
