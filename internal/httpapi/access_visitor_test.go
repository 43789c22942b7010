package httpapi_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/wire"
)

// namesNobody lists the calls of candidates whose path or body does not say which candidate is meant.
var namesNobody = []string{"ListStates", "ListCities", "SourceOptions", "EducationOptions", "GetResume"}

// The refusal walk of candidates: a link opens exactly its own calls, for its own candidate.
func TestLinksOpenOnlyTheirOwnCalls(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		other := d.add(req, "Ravi Iyer", "9000000002")
		for visitor, kind := range map[string]string{formLink: "form", resumeLinkVisitor: "resume"} {
			c := d.visitor(kind, req, can, "9000000001")
			if kind == "resume" {
				if a := c.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "200" {
					t.Fatal(a.Raw)
				}
			}
			// Two calls end the session, so they come last.
			last := []wire.Operation{wire.WithdrawConsent, wire.EndCandidateSession}
			ordered := append(slices.DeleteFunc(slices.Clone(wire.Operations), func(op wire.Operation) bool {
				return slices.Contains(last, op)
			}), last...)
			for _, op := range ordered {
				own, foreign := d.asVisitor(c, op, can), reply{}
				opens := slices.Contains(mayCall[op.Stem], visitor)
				let := own.Status != http.StatusUnauthorized && own.Status != http.StatusForbidden
				if let != (opens || op.Public() && !slices.Contains(signedStems, op.Stem)) {
					t.Errorf("%s by a %s: answered %d %s", op.Stem, visitor, own.Status, own.Raw)
				}
				if !opens || slices.Contains(namesNobody, op.Stem) || slices.Contains(last, op) {
					continue
				}
				if foreign = d.asVisitor(c, op, other); foreign.Status != http.StatusUnauthorized || len(foreign.Data) != 0 {
					t.Errorf("%s of another by a %s: %d %s", op.Stem, visitor, foreign.Status, foreign.Raw)
				}
			}
		}
		if a := d.visitor("resume", req, can, "").get(resumeFile + can); a.Status != http.StatusUnauthorized ||
			strings.Contains(a.Raw, "%PDF") {
			t.Errorf("a session that uploaded nothing sees a resume: %d %.100s", a.Status, a.Raw)
		}
	})
}

// asVisitor makes a call about a candidate.
func (d *team) asVisitor(c *client, op wire.Operation, can string) reply {
	d.t.Helper()
	path := strings.NewReplacer("{canId}", can, "{file}", can, "{candidateId}", can).Replace(op.Path)
	if strings.Contains(op.Path, "candidate") {
		path = strings.ReplaceAll(path, "{id}", can)
	}
	if op.Stem == wire.UpdateResume.Stem {
		return c.form(path, body{"CAN_ID": can}, onePage)
	}
	return c.sendJSON(op.Method, d.sample(path, nobody), map[string]string{"CAN_ID": can})
}

// The same bad bodies that staff send, from a candidate who came by a link.
func TestNoInputOfACandidateCausesAServerError(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		c := d.visitor("form", req, can, "9000000001")
		for _, op := range wire.Operations {
			if !op.OpensTo(hiring.FormLink) || op.Stem == wire.WithdrawConsent.Stem {
				continue
			}
			path := d.sample(strings.NewReplacer("{canId}", can, "{id}", can).Replace(op.Path), nobody)
			for name, text := range badBodies {
				a := c.send(op.Method, path, "application/json", strings.NewReader(text))
				if a.Status >= 500 || a.Status < 200 || a.Status >= 400 && (a.code() == "" || a.message() == "") {
					t.Errorf("%s, %s: %d %.300s", op.Stem, name, a.Status, a.Raw)
				}
			}
		}
	})
}
