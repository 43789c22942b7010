package wire_test

import (
	"reflect"
	"testing"

	"muster/internal/wire"
)

func TestFieldsUseTheNamesOfTheCaller(t *testing.T) {
	type input struct {
		wire.UserOfPath
		Body wire.UpdateEmailTemplateBody
	}
	for _, c := range []struct {
		input      reflect.Type
		ours, sent string
	}{
		{reflect.TypeFor[wire.AssignRecruiterBody](), "positions", "NO_OF_POSITION"},
		{reflect.TypeFor[wire.RevokePositionsBody](), "positions", "NO_OF_OPENING"},
		{reflect.TypeFor[wire.AddRequisitionBody](), "positions", "positions"},
		{reflect.TypeFor[wire.HoldRequisitionBody](), "comment", "COMMENTS"},
		{reflect.TypeFor[wire.RaiseRequisitionBody](), "comment", "HR_COMMENT"},
		{reflect.TypeFor[wire.UpdateCandidateRoundBody](), "scores", "SCORES"},
		{reflect.TypeFor[wire.UpdateCandidateBody](), "resume", "RESUME"},
		{reflect.TypeFor[wire.InsertCandidateBody](), "mobile", "MOBILE"},
		{reflect.TypeFor[wire.UpdateCandidateDetailsForm](), "resume", "RESUME"},
		{reflect.TypeFor[input](), "subject", "Subject"},
		{reflect.TypeFor[struct{}](), "page", "page"},
	} {
		if got := wire.FieldsOf(c.input).Sent(c.ours); got != c.sent {
			t.Errorf("%s of %s: %s, want %s", c.ours, c.input, got, c.sent)
		}
	}
}
