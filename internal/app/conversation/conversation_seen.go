package conversation

import (
	"context"
	"fmt"
	"slices"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// mostSeen is more than is ever written to one candidate.
const mostSeen = 100_000

// seenOnly is the page of a conversation for somebody who sees a part of it, and how much they see in each tab.
func (s *Service) seenOnly(
	ctx context.Context, by core.Caller, candidateID string, sight hiring.WrittenSight, tab hiring.ConversationTab,
	page store.Page,
) (c Conversation, err error) {
	rows, err := s.Store.Conversation(ctx, store.ConversationFilter{CandidateID: candidateID, Most: mostSeen})
	if err != nil {
		return c, fmt.Errorf("app: messages to a candidate: %w", err)
	}
	found := []Message{}
	for _, m := range fold(rows) {
		if !sight.Sees(m.RequisitionID, m.At.Time) {
			continue
		}
		c.Counts.add(m)
		if channel, state, _ := part(tab, Counts{}); (channel == "" || channel == m.Channel) &&
			(state == "" || state == m.State) {
			found = append(found, m)
		}
	}
	_, _, c.Total = part(tab, c.Counts)
	from := min(len(found), (page.Number-1)*page.Size)
	c.Messages, err = s.withRights(ctx, s.Store.Read(), by, candidateID,
		slices.Clone(found[from:min(len(found), from+page.Size)]))
	return c, err
}

// add counts a message, or a call, in its tabs.
func (n *Counts) add(m Message) {
	n.All++
	switch m.Channel {
	case "whatsapp":
		n.Whatsapp++
	case "mail":
		n.Mail++
	case call:
		n.Calls++
	}
	if m.State == string(hiring.MessageFailed) {
		n.Failed++
	}
}
