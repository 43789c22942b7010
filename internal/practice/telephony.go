package practice

import (
	"context"
	"errors"
	"net/http"
	"time"
)

// callPace is the time between two reports about a call.
const callPace = 2 * time.Second

// talk is how long the two talk, in seconds.
const talk = 42

// telephony is a telephony service.
var telephony = service{
	name: "telephony service", idKind: "call.",
	read: func(r *http.Request) (order, error) {
		var body struct {
			UserID      string `json:"user_id"`
			Secret      string `json:"secret"`
			Destination string `json:"destination"`
			ExtraParams *struct {
				Call string `json:"call"`
			} `json:"extra_params"`
			WebRTC *bool `json:"webrtc"`
		}
		if err := read(r, &body); err != nil {
			return order{}, err
		}
		switch {
		case body.UserID == "":
			return order{}, errors.New("user_id is missing")
		case body.Secret == "":
			return order{}, errors.New("secret is missing")
		case !isNumber(body.Destination):
			return order{}, errors.New("destination must be 91 and ten digits")
		case body.ExtraParams == nil || body.WebRTC == nil:
			return order{}, errors.New("extra_params or webrtc is missing")
		}
		return order{destination: body.Destination, what: "for " + body.UserID, call: body.ExtraParams.Call}, nil
	},
	accept: func(w http.ResponseWriter, _ order, id string) {
		answer(w, http.StatusOK, map[string]any{"code": 200, "msg": "Practice call", "call_id": id})
	},
	refuse: func(w http.ResponseWriter, status int, why string) {
		// This service says no in its own code, as most of them do.
		if status == http.StatusBadRequest {
			status = http.StatusOK
		}
		answer(w, status, map[string]any{"code": 400, "msg": why})
	},
	report: reportCall,
}

// reportCall tells how the call goes on.
func reportCall(s *Server, ctx context.Context, o order, id string, play Play) {
	steps := []map[string]any{{"event": "ringing"}, {"event": "answered"}, {"event": "ended", "seconds": talk}}
	switch play {
	case Stop:
		steps = []map[string]any{{"event": "ringing"}, {"event": "ended", "seconds": 0}}
	case Undeliverable:
		steps = []map[string]any{{"event": "ended", "seconds": 0}}
	}
	for _, step := range steps {
		s.Wait(ctx, callPace)
		step["call_id"], step["extra_params"], step["practice"] = id, map[string]string{"call": o.call}, Note
		if !s.send(ctx, report{path: "/api/telephony/webhook", header: "X-Muster-Signature", secret: s.TelephonySecret,
			body: step}) {
			return
		}
	}
}
