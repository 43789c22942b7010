package check

import (
	"context"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/store"
)

func checkRequisitionCounts(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.RequisitionsMiscounted(ctx)
	return sentences(rows, err, func(r store.RequisitionsMiscountedRow) string {
		return fmt.Sprintf("the requisition %s counts %d accepted, %d joined and %d outstanding, "+
			"but its applications are %d, %d and %d",
			r.Serial, r.Accepted, r.Joined, r.Outstanding, r.NowAccepted, r.NowJoined, r.NowOutstanding)
	})
}

func checkAssignmentCounts(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.AssignmentsMiscounted(ctx)
	return sentences(rows, err, func(r store.AssignmentsMiscountedRow) string {
		return fmt.Sprintf("the assignment %d of the requisition %s counts others than the applications under it",
			r.Seq, r.Serial)
	})
}

func checkPositions(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.RequisitionsOverfull(ctx)
	return sentences(rows, err, func(r store.RequisitionsOverfullRow) string {
		return fmt.Sprintf("the requisition %s has %d positions, but %d with recruiters, %d accepted and %d outstanding",
			r.Serial, r.Positions, r.Assigned, r.Accepted, r.Outstanding)
	})
}

func checkFreshers(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.FreshersAskedForExperience(ctx)
	return sentences(rows, err, func(r store.FreshersAskedForExperienceRow) string {
		return fmt.Sprintf("the requisition %s is for freshers and asks for %d years of experience", r.Serial, r.Years)
	})
}

func checkOwners(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.ApplicationsUnderOthers(ctx)
	return sentences(rows, err, func(r store.ApplicationsUnderOthersRow) string {
		return fmt.Sprintf("the application %s of the requisition %s is under an assignment that is not its owner's",
			r.ID, r.Serial)
	})
}

func checkLiveOnce(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.CandidatesLiveTwice(ctx)
	return sentences(rows, err, func(r store.CandidatesLiveTwiceRow) string {
		return fmt.Sprintf("the candidate %s has %d live applications", r.CandidateID, r.Times)
	})
}

func checkBlacklist(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.CandidatesWronglyBlacklisted(ctx)
	return sentences(rows, err, func(r store.CandidatesWronglyBlacklistedRow) string {
		if r.Blacklisted {
			return fmt.Sprintf("the candidate %s is blacklisted, but none of the applications says so, or one is live", r.ID)
		}
		return fmt.Sprintf("the candidate %s has a blacklisted application, but is not blacklisted", r.ID)
	})
}

func checkInterviews(ctx context.Context, q *store.Queries) ([]string, error) {
	rows, err := q.ApplicationsWithWrongInterview(ctx)
	return sentences(rows, err, func(r store.ApplicationsWithWrongInterviewRow) string {
		return fmt.Sprintf("the application %s is at %s %s, which does not fit the interviews that are pending for it",
			r.ID, r.Stage, r.Status)
	})
}

// tileRows is the page size of the check.
const tileRows = 500

// checkTiles compares every tile with the rows of its list. The two are read one after the other, so a difference
// counts only if a second reading confirms it.
func checkTiles(ctx context.Context, d *core.Core, found *faults) error {
	today, err := d.Today(ctx, d.Store.Read())
	if err != nil {
		return err
	}
	for _, tile := range append([]hiring.Tile{hiring.NoTile}, hiring.Tiles...) {
		var counted, shown requisitions.TileCount
		for range 2 {
			if counted, shown, err = tileOf(ctx, d, tile, today); err != nil {
				return err
			}
			if counted == shown {
				break
			}
		}
		if counted != shown {
			found.add("the tile %q counts %d requisitions with %d positions, but its list has %d with %d",
				tile, counted.Requisitions, counted.Positions, shown.Requisitions, shown.Positions)
		}
	}
	return nil
}

// tileOf returns the count of a manager's tile and the rows of its list; hiring.NoTile is all requisitions.
func tileOf(
	ctx context.Context, d *core.Core, tile hiring.Tile, today hiring.Day,
) (counted, shown requisitions.TileCount, err error) {
	f := store.RequisitionFilter{Scope: store.Scope{Sight: hiring.SeesAll}, Today: today}
	rows, err := d.Store.CountRequisitions(ctx, f)
	if err != nil {
		return counted, shown, err
	}
	counts := requisitions.CountTiles(rows, hiring.ManagerView)
	if counted = counts[tile]; tile == hiring.NoTile {
		counted = counts.All()
	}
	f.ReqFilter = hiring.FilterOf(tile, hiring.ManagerView)
	for page := 1; ; page++ {
		rows, total, err := d.Store.Requisitions(ctx, f, store.Page{Number: page, Size: tileRows, Sort: "serial"})
		if err != nil {
			return counted, shown, err
		}
		for _, row := range rows {
			shown = requisitions.TileCount{Requisitions: shown.Requisitions + 1,
				Positions: shown.Positions + row.Positions}
		}
		if int64(page*tileRows) >= total {
			return counted, shown, nil
		}
	}
}
