package requisitions

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// notify tells the people concerned of a change, whose first event has the number first.
func (s *Service) notify(
	ctx context.Context, q *store.Queries, actor string, was *Loaded, change hiring.Change, first int64,
) error {
	notices := change.Notices(was.Requisition, was.Row.AddedBy)
	told := make([]core.Told, len(notices))
	for i, n := range notices {
		told[i] = core.Told{Kind: n.Kind, RequisitionID: was.Row.ID, RequisitionEvent: first + int64(n.Event), To: n.To,
			Managers: n.Managers, Detail: n.Detail}
	}
	return s.Notify(ctx, q, actor, told...)
}
