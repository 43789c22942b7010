package httpapi_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"muster/internal/wire"
)

// opensByLink lists the calls that each kind of link opens, in the order in which they can be made: an answer uses the
// link up. Everywhere else whoever holds a link is nobody.
var opensByLink = map[string][]string{
	"approval link": {"RequisitionApproval", "AnswerApproval"},
	"interview link": {"InterviewResult", "InterviewResume", "InterviewResultClashes", "AnswerInterview",
		"UndoInterviewResult"},
	"reply link": {"InterviewReply", "AnswerInvitation"},
}

// answers has what the calls behind the links need; the others ignore it.
var answers = body{"comment": "fine", "STATUS": "Selected", "COMMENT": "strong", "reply": "I will come"}

func TestALinkOpensItsOwnCallsAndNothingElse(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can, interview := d.atTheLead()
		invitation := replyLinkOf(t, d.mailTo(candidatesMail))
		asked := d.made("Full Time", 1)
		d.work()
		for _, l := range []struct {
			kind, requisition, person string
			link                      url.Values
			shows                     []string
		}{
			{"approval link", asked, "APPROVED_BY", d.approvalLink("Approve"), []string{`"serial":`}},
			// The result ends the interview, and with it the candidate's link.
			{"reply link", req, "interview", invitation, []string{`"candidate":"Asha Rao"`}},
			{"interview link", req, "person", interview, []string{`"candidate":"Asha Rao"`, "%PDF"}},
		} {
			// The ids are those of what the link is about, so that a call that took the link for more would find it.
			own := strings.NewReplacer("{id}", l.requisition, "{reqId}", l.requisition, "{requisitionId}", l.requisition,
				"{candidateId}", can, "{file}", can+".pdf", "{userId}", l.link.Get(l.person),
				"{userGuid}", l.link.Get(l.person))
			send := func(op wire.Operation, link url.Values) reply {
				asked := d.sample(own.Replace(op.Path), nobody) + "?" + link.Encode()
				if op.Stem == "InterviewResultClashes" {
					asked += "&date=2026-03-20"
				}
				return d.nobody().sendJSON(op.Method, asked, answers)
			}
			for _, op := range wire.Operations {
				if slices.Contains(opensByLink[l.kind], op.Stem) {
					d.onlyUnchanged(op, l.link, send)
					continue
				}
				with, without := send(op, l.link), send(op, nil)
				if with.Status != without.Status || with.Raw != without.Raw {
					t.Errorf("%s with an %s: %d %s, as nobody: %d %s", op.Stem, l.kind, with.Status, with.Raw,
						without.Status, without.Raw)
				}
				if !op.Public() && with.Status != http.StatusUnauthorized {
					t.Errorf("%s with an %s: %d %s", op.Stem, l.kind, with.Status, with.Raw)
				}
			}
			for i, stem := range opensByLink[l.kind] {
				a := send(operationOf(t, stem), l.link)
				if a.Status != http.StatusOK || a.code() != "200" && !strings.HasPrefix(a.Raw, "%PDF") ||
					i < len(l.shows) && !strings.Contains(a.Raw, l.shows[i]) {
					t.Errorf("%s by its %s: %d %s", stem, l.kind, a.Status, a.Raw)
				}
			}
		}
	})
}

// onlyUnchanged checks that a link with any other value, as of another requisition or person, opens nothing.
func (d *team) onlyUnchanged(op wire.Operation, link url.Values, send func(wire.Operation, url.Values) reply) {
	d.t.Helper()
	for name := range link {
		changed := url.Values{}
		for other, values := range link {
			changed[other] = values
		}
		changed.Set(name, changed.Get(name)+"1")
		if a := send(op, changed); a.code() != "409" || a.message() != linkIsOld || len(a.Data) != 0 {
			d.t.Errorf("%s with another %s: %d %s", op.Stem, name, a.Status, a.Raw)
		}
	}
}

func operationOf(t *testing.T, stem string) wire.Operation {
	t.Helper()
	at := slices.IndexFunc(wire.Operations, func(op wire.Operation) bool { return op.Stem == stem })
	if at < 0 {
		t.Fatalf("there is no call %s", stem)
	}
	return wire.Operations[at]
}
