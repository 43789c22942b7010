package httpapi_test

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"muster/internal/app/messages"
	"muster/internal/jobs"
	"muster/internal/outreach"
	"muster/internal/store/storetest"
)

// While the WhatsApp service hangs, mails leave: it gets not all the slots of a worker.
func TestHangingServiceLeavesASlotToMails(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		let := make(chan struct{})
		service := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			<-let
			_, _ = w.Write([]byte(`{"success":"true"}`))
		}))
		t.Cleanup(service.Close)
		d.useService(service.URL)
		for _, can := range d.crowd(2 * messages.MostLeaving) {
			d.campaign(can, "9000000001")
		}
		mailed := make(chan struct{})
		d.app.Messages.SendMail = func(context.Context, outreach.Mail) error {
			close(mailed)
			return nil
		}
		if a := d.as("administrator").post("/api/messages/test", nil); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			(&jobs.Worker{Store: d.app.Store, Now: d.clock, Log: slog.New(slog.DiscardHandler), Lease: time.Minute,
				Poll: time.Millisecond, Slots: messages.MostLeaving + 1, Grace: time.Minute,
				Handlers: d.app.Jobs()}).Run(ctx)
		}()
		<-mailed
		if over := storetest.Column(t, d.database,
			"SELECT state FROM message WHERE channel = 'whatsapp' AND state NOT IN ('queued', 'leaving')"); len(over) > 0 {
			t.Errorf("the mail left only after messages were %v", over)
		}
		stop()
		close(let)
		<-ended
	})
}
