package seed

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// profilesShown is how many candidates of the demo company were sent a link to their form. Each sixth has not begun,
// each sixth has finished, and each tenth has uploaded a resume by a link.
const profilesShown = 36

// offersShown is how many of the candidates with an offer have finished their form before it.
const offersShown = 80

// profiles lets some candidates fill in their forms, as far as each has come.
func (h *history) profiles(ctx context.Context, q *store.Queries) error {
	rows, err := q.CandidatesInRounds(ctx, profilesShown)
	if err != nil {
		return fmt.Errorf("seed: candidates with forms: %w", err)
	}
	r, has := rand.New(rand.NewPCG(historySeed, 13)), map[string]bool{}
	for i, row := range rows {
		has[row.ID] = true
		f, err := h.formOf(ctx, q, r, row, i%(len(hiring.FormSteps)+1))
		if err != nil {
			return err
		}
		if i%10 == 3 {
			if err := f.upload(ctx); err != nil {
				return fmt.Errorf("seed: resume by a link: %w", err)
			}
		}
	}
	offered, err := q.CandidatesWithOffers(ctx, offersShown)
	if err != nil {
		return fmt.Errorf("seed: candidates with offers: %w", err)
	}
	for _, row := range offered {
		if has[row.ID] {
			continue
		}
		if _, err := h.formOf(ctx, q, r, store.CandidatesInRoundsRow(row), len(hiring.FormSteps)); err != nil {
			return err
		}
	}
	return nil
}

// formOf lets a candidate fill in the first steps of the form.
func (h *history) formOf(
	ctx context.Context, q *store.Queries, r *rand.Rand, row store.CandidatesInRoundsRow, steps int,
) (*form, error) {
	candidate, err := q.CandidateByID(ctx, row.ID)
	if err != nil {
		return nil, fmt.Errorf("seed: candidate with a form: %w", err)
	}
	f := &form{history: h, q: q, r: r, candidate: candidate, row: row}
	if err := f.fill(ctx, steps); err != nil {
		return nil, fmt.Errorf("seed: form of a candidate: %w", err)
	}
	return f, nil
}

// form is a candidate's form while it is filled in.
type form struct {
	*history
	q         *store.Queries
	r         *rand.Rand
	candidate store.Candidate
	row       store.CandidatesInRoundsRow
}

// link makes a link that was sent some days ago, and returns the candidate as its visitor.
func (f *form) link(ctx context.Context, kind hiring.CandidateLinkKind, used bool) (core.Caller, error) {
	made := f.muster.Now().Add(-time.Duration(1+f.r.IntN(6)) * 24 * time.Hour).Truncate(time.Second)
	id := core.NewID()
	if _, err := f.q.AddCandidateLink(ctx, store.AddCandidateLinkParams{
		ID: id, CandidateID: f.candidate.ID, RequisitionID: f.row.RequisitionID, Kind: string(kind),
		MadeBy: f.row.OwnerID, MadeAt: store.At(made), Until: store.At(made.Add(kind.Age())),
		Number: f.candidate.LinkNumber,
	}); err != nil {
		return core.Caller{}, err
	}
	by := core.Caller{Candidate: core.CandidateSession{LinkID: id, CandidateID: f.candidate.ID, Kind: kind,
		RequisitionID: f.row.RequisitionID, MadeBy: f.row.OwnerID}}
	if !used {
		return by, nil
	}
	opened := store.At(made.Add(3 * time.Hour))
	if err := f.q.LinkOpened(ctx, store.LinkOpenedParams{At: &opened, ID: id}); err != nil {
		return by, err
	}
	if err := f.q.LinkStarted(ctx, store.LinkStartedParams{At: &opened, ID: id}); err != nil {
		return by, err
	}
	return by, f.muster.Visits.GiveConsentIn(ctx, f.q, by, f.candidate.ID, string(kind), chance(f.r, 40))
}

// fill saves the first steps of the form.
func (f *form) fill(ctx context.Context, steps int) error {
	by, err := f.link(ctx, hiring.FormLink, steps > 0)
	if err != nil || steps == 0 {
		return err
	}
	// The owner is told of the last step of the form when it is saved; here it is a table, which is only marked.
	if steps > 1 {
		if err := f.other(ctx, by); err != nil {
			return err
		}
	}
	if err := f.basic(ctx, by); err != nil {
		return err
	}
	for _, step := range hiring.FormSteps[1:max(1, steps-1)] {
		if err := f.table(ctx, by, step); err != nil {
			return err
		}
	}
	return nil
}

// reread returns the candidate after a step has filled empty fields of the record.
func (f *form) reread(ctx context.Context) (err error) {
	f.candidate, err = f.q.CandidateByID(ctx, f.candidate.ID)
	return err
}

func (f *form) basic(ctx context.Context, by core.Caller) error {
	c := f.candidate
	first, last, _ := strings.Cut(c.Name, " ")
	if last == "" {
		last = pick(f.r, lastNames)
	}
	where := place{c.State, c.City}
	if where.state == "" || where.city == "" {
		where = pick(f.r, places)
	}
	email := c.Email
	if email == "" {
		email = strings.ToLower(first) + c.Mobile[6:] + "@" + pick(f.r, mailHosts)
	}
	_, err := f.muster.Profiles.SaveBasicProfileIn(ctx, f.q, by, c, hiring.BasicProfile{
		Position: f.row.Position, Reference: f.sources[f.r.IntN(len(f.sources))], Email: email, FirstName: first,
		LastName: last, DateOfBirth: fmt.Sprintf("%d-%02d-%02d", 1985+f.r.IntN(18), 1+f.r.IntN(12), 1+f.r.IntN(28)),
		HomeTown: where.city, Address: strconv.Itoa(1+f.r.IntN(240)) + ", " + pick(f.r, roads), State: where.state,
		City: where.city, Pin: strconv.Itoa(400_001 + f.r.IntN(90_000)),
		MaritalStatus: pick(f.r, hiring.MaritalStatuses[:2]), BloodGroup: pick(f.r, hiring.BloodGroups),
		Gender: pick(f.r, hiring.Genders[:2]), FamilyName: pick(f.r, firstNames) + " " + last, Relation: "Father",
		Occupation: pick(f.r, []string{"Teacher", "Farmer", "Shopkeeper", "Retired"}),
	}, nil)
	if err != nil {
		return err
	}
	return f.reread(ctx)
}

func (f *form) other(ctx context.Context, by core.Caller) error {
	today := hiring.DayOf(f.muster.Now().In(f.zone))
	current := 20_000 + 1_000*f.r.IntN(60)
	_, err := f.muster.Profiles.SaveOtherProfileIn(ctx, f.q, by, f.candidate, hiring.OtherProfile{
		AbleToJoin: (today + hiring.Day(10+f.r.IntN(50))).String(), NoticePeriod: f.row.NoticePeriod,
		CurrentSalary:   hiring.Salary{Rupees: strconv.Itoa(current), Per: hiring.PerMonth},
		ExpectedSalary:  hiring.Salary{Rupees: strconv.Itoa(current * 13 / 10), Per: hiring.PerMonth},
		TotalExperience: strconv.Itoa(1 + f.r.IntN(12)), Skills: "Excel, customer care, English and Hindi",
		Strength: "Patient with customers", Weakness: "I take on too much at once",
		SelfIntroduction: "I have worked with customers since college and want to grow in a team that plans its work.",
	}, nil)
	if err != nil {
		return err
	}
	return f.reread(ctx)
}

// table adds a row to the table of a step and marks the step.
func (f *form) table(ctx context.Context, by core.Caller, step hiring.FormStep) error {
	year, err := f.muster.Now().In(f.zone).Year(), error(nil)
	switch began := year - 8 + f.r.IntN(3); step {
	case hiring.StepEducation:
		_, err = f.muster.Profiles.SaveEducationIn(ctx, f.q, by, f.candidate, "", hiring.Education{
			Level: pick(f.r, []string{"12th", "Diploma", "Bachelor"}), College: pick(f.r, colleges), City: "Pune",
			StudyType: "Full Time", Tenure: hiring.Tenure{From: fmt.Sprintf("%d-06", began),
				To: fmt.Sprintf("%d-05", began+3), Over: true},
		}, nil)
	case hiring.StepExperience:
		_, err = f.muster.Profiles.SaveExperienceIn(ctx, f.q, by, f.candidate, "", hiring.Experience{
			Organization: "Sahyadri Services", City: "Pune", Position: "Associate", Supervisor: "Anil Deshpande",
			ReasonForLeaving: "Looking for a larger role", Tenure: hiring.Tenure{From: fmt.Sprintf("%d-07", began+4),
				Lasts: true},
		}, nil)
	case hiring.StepCertification:
		_, err = f.muster.Profiles.SaveCertificateIn(ctx, f.q, by, f.candidate, "", hiring.Certificate{
			Number: "NSDC-" + strconv.Itoa(10_000+f.r.IntN(90_000)), Name: "Customer care executive",
			Start: fmt.Sprintf("%d-01", began+4), Expiry: fmt.Sprintf("%d-12", began+9),
		}, nil)
	}
	if err != nil {
		return err
	}
	if err := f.reread(ctx); err != nil {
		return err
	}
	if _, err := f.q.MarkStep(ctx, store.MarkStepParams{CandidateID: f.candidate.ID, Step: string(step),
		DoneAt: store.At(f.muster.Now())}); err != nil {
		return err
	}
	return f.muster.Record(ctx, f.q, by, "MarkFormStep", "candidate", f.candidate.ID, nil,
		map[string]string{"step": string(step)})
}

var colleges = []string{"Fergusson College", "Modern College", "Government Polytechnic", "Goa College of Arts"}

// upload lets the candidate upload a newer resume by a link; what staff had is kept beside it.
func (f *form) upload(ctx context.Context) error {
	by, err := f.link(ctx, hiring.ResumeLink, true)
	if err != nil {
		return err
	}
	return f.muster.Visits.UpdateResumeIn(ctx, f.q, by, f.candidate.ID, onePage([]string{
		f.candidate.Name, f.candidate.Mobile + "   " + f.candidate.Email, "", "Resume of this month",
		"Experience: " + f.candidate.Experience, "Applies for " + f.row.Position,
	}))
}
