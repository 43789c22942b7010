package httpapi

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerCalendar() {
	serve(b, wire.CalendarLink, b.calendarLink)
	serve(b, wire.MakeCalendarLink, b.makeCalendarLink)
	serve(b, wire.EndCalendarLink, b.endCalendarLink)
	huma.Register(b.api, b.operation(wire.ReadCalendar), b.readCalendar)
}

func (b *Border) calendarLink(ctx context.Context, v *visit, _ *struct{}) (wire.Answer[wire.CalendarLinkRow], error) {
	madeAt, err := b.App.Calendars.CalendarLink(ctx, v.Caller)
	return wire.One(wire.CalendarLinkRowOf(madeAt, "")), err
}

func (b *Border) makeCalendarLink(ctx context.Context, v *visit,
	_ *struct{}) (wire.Answer[wire.CalendarLinkRow], error) {
	address, err := b.App.Calendars.MakeCalendarLink(ctx, v.Caller)
	now := b.App.Now()
	return wire.Rows(hiring.CalendarLinkMade, []wire.CalendarLinkRow{wire.CalendarLinkRowOf(&now, address)}), err
}

func (b *Border) endCalendarLink(ctx context.Context, v *visit, _ *struct{}) (doneAnswer, error) {
	return wire.Done(hiring.CalendarEnded), b.App.Calendars.EndCalendarLink(ctx, v.Caller)
}

// calendarFile is an answer without an envelope: the calendar itself. It is personal, so nothing may cache it.
type calendarFile struct {
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	Body         []byte
}

func (b *Border) readCalendar(ctx context.Context, in *wire.CalendarPath) (*calendarFile, error) {
	file, err := b.App.Calendars.ReadCalendar(ctx, strings.TrimSuffix(in.File, ".ics"))
	if err != nil {
		no := b.refusal(ctx, wire.ReadCalendar, err)
		if kindOf(err) == hiring.Absent {
			// Calendar programs read the status, not the envelope.
			no.status = http.StatusNotFound
		}
		return nil, no
	}
	return &calendarFile{ContentType: "text/calendar; charset=utf-8", CacheControl: "no-store", Body: []byte(file)}, nil
}

const calendarPath = "/api/calendar/"

// loggedPath is the path of a request without the secret of a calendar link.
func loggedPath(path string) string {
	if strings.HasPrefix(path, calendarPath) {
		return calendarPath + "..."
	}
	return path
}
