package httpapi

import (
	"context"
	"errors"
	"time"

	"muster/internal/app/broadcasts"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerBroadcasts() {
	serve(b, wire.SendEsaLink, b.sendEsaLink)
	serve(b, wire.PreviewBroadcast, b.previewBroadcast)
	serve(b, wire.StartBroadcast, b.startBroadcast)
	serve(b, wire.LatestBroadcast, b.latestBroadcast)
	serve(b, wire.GetBroadcast, b.getBroadcast)
	serve(b, wire.StopBroadcast, b.stopBroadcast)
	serve(b, wire.SendAgain, b.sendAgain)
}

func (b *Border) sendEsaLink(ctx context.Context, v *visit,
	in *in[wire.SendEsaLinkBody]) (wire.Answer[wire.EsaLinkRow], error) {
	link, err := b.App.Broadcasts.SendEsaLink(ctx, v.Caller, string(in.Body.Candidate), string(in.Body.Requisition))
	sentence := hiring.EsaLinkSentence(link.State, link.Reason)
	rows := []wire.EsaLinkRow{{Message: link.MessageID, State: string(link.State), Reason: link.Reason}}
	if link.State == hiring.MessageFailed {
		return wire.RefusedWith(sentence, rows), err
	}
	return wire.Rows(sentence, rows), err
}

func (b *Border) previewBroadcast(ctx context.Context, v *visit,
	in *in[wire.BroadcastBody]) (wire.Answer[wire.PreviewRow], error) {
	p, err := b.App.Broadcasts.PreviewBroadcast(ctx, v.Caller, in.Body.Chosen())
	return wire.One(wire.PreviewRow{
		Recipients: rowsOf(p.Recipients, func(r broadcasts.Previewed) wire.PreviewRecipient {
			return wire.PreviewRecipient{Candidate: r.CandidateID, Name: r.Name, Mobile: r.Mobile, Campaign: r.Campaign.Campaign,
				Params: r.Params, Skipped: r.Skipped}
		}),
		LeftToday: p.LeftToday, OpensAt: timeText(p.OpensAt), Configured: p.Configured, Running: p.Running,
	}), err
}

// timeText writes a time as the wire has it, and nothing for none.
func timeText(at time.Time) string {
	if at.IsZero() {
		return ""
	}
	return at.UTC().Format(time.RFC3339)
}

func (b *Border) startBroadcast(ctx context.Context, v *visit,
	in *in[wire.BroadcastBody]) (wire.Answer[wire.BroadcastID], error) {
	id, err := b.App.Broadcasts.StartBroadcast(ctx, v.Caller, in.Body.Chosen())
	return wire.Rows(hiring.BroadcastBegun, []wire.BroadcastID{{ID: id}}), err
}

func (b *Border) latestBroadcast(ctx context.Context, v *visit, _ *struct{}) (wire.Answer[wire.BroadcastRow], error) {
	found, err := b.App.Broadcasts.LatestBroadcast(ctx, v.Caller)
	if problem, none := errors.AsType[*hiring.Problem](err); none && problem.Kind == hiring.Absent {
		return wire.Rows("", []wire.BroadcastRow{}), nil
	}
	return wire.One(broadcastRow(found)), err
}

func (b *Border) getBroadcast(ctx context.Context, v *visit,
	in *wire.IDOfPath) (wire.Answer[wire.BroadcastRow], error) {
	found, err := b.App.Broadcasts.GetBroadcast(ctx, v.Caller, in.ID)
	return wire.One(broadcastRow(found)), err
}

func broadcastRow(b broadcasts.Broadcast) wire.BroadcastRow {
	return wire.BroadcastRow{
		ID: b.ID, State: b.State, Reason: b.Reason, Sentence: b.Sentence(hiring.BroadcastState(b.State)),
		BegunAt: wire.Instant(&b.BegunAt), EndedAt: wire.Instant(b.EndedAt), OpensAt: timeText(b.OpensAt),
		ToSend: b.ToSend(), Sent: b.Sent, Failed: b.Failed, Kept: b.Kept, Opened: b.Opened, Leaving: b.Leaving,
		Queued: b.Queued, Skipped: b.Skipped, Cancelled: b.Cancelled,
		Recipients: rowsOf(b.Recipients, func(r broadcasts.Recipient) wire.BroadcastRecipient {
			return wire.BroadcastRecipient{Candidate: r.CandidateID, Name: r.Name, Mobile: r.Mobile, State: string(r.Shown),
				Reason: r.Reason, SentAt: wire.Instant(r.SentAt), Again: r.Again, Twice: r.Twice,
				Message: r.MessageID, Opens: r.Opens}
		}),
	}
}

func (b *Border) stopBroadcast(ctx context.Context, v *visit, in *wire.IDOfPath) (doneAnswer, error) {
	return wire.Done(hiring.BroadcastStopped), b.App.Broadcasts.StopBroadcast(ctx, v.Caller, in.ID)
}

func (b *Border) sendAgain(ctx context.Context, v *visit, in *wire.SendAgainInput) (doneAnswer, error) {
	return wire.Done(hiring.SentAgain), b.App.Broadcasts.SendAgain(ctx, v.Caller, in.ID, string(in.Body.Candidate),
		bool(in.Body.Twice))
}
