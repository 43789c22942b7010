package practice

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// cloudPace is the time between two reports about a message.
const cloudPace = 2 * time.Second

// cloud is the Cloud API.
var cloud = service{
	name: "Cloud API", idKind: "wamid.",
	read: func(r *http.Request) (order, error) {
		var body struct {
			MessagingProduct string `json:"messaging_product"`
			To               string `json:"to"`
			Type             string `json:"type"`
			Template         struct {
				Name       string                   `json:"name"`
				Language   struct{ Code string }    `json:"language"`
				Components []map[string]interface{} `json:"components"`
			} `json:"template"`
		}
		if err := read(r, &body); err != nil {
			return order{}, err
		}
		token, bearer := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		switch {
		case !bearer || token == "":
			return order{}, errors.New("the bearer token is missing")
		case body.MessagingProduct != "whatsapp":
			return order{}, errors.New("messaging_product must be whatsapp")
		case !isNumber(body.To):
			return order{}, errors.New("to must be 91 and ten digits")
		case body.Type != "template" || body.Template.Name == "" || body.Template.Language.Code == "":
			return order{}, errors.New("a template with name and language is needed")
		}
		what, err := json.Marshal(body.Template.Components)
		return order{destination: body.To, what: body.Template.Name + ": " + string(what)}, err
	},
	accept: func(w http.ResponseWriter, o order, id string) {
		answer(w, http.StatusOK, map[string]any{
			"messaging_product": "whatsapp",
			"contacts":          []map[string]string{{"input": o.destination, "wa_id": o.destination}},
			"messages":          []map[string]string{{"id": id}},
		})
	},
	refuse: func(w http.ResponseWriter, status int, why string) {
		answer(w, status, map[string]any{"error": map[string]any{"message": why, "type": "OAuthException",
			"code": map[bool]int{true: 130429, false: 131026}[status == http.StatusTooManyRequests]}})
	},
	report: reportCloud,
}

// reportCloud tells how the message arrives.
func reportCloud(s *Server, ctx context.Context, o order, id string, play Play) {
	states := []string{"sent", "delivered", "read"}
	if play == Undeliverable {
		states = []string{"failed"}
	}
	for _, state := range states {
		s.Wait(ctx, cloudPace)
		status := map[string]any{"id": id, "status": state, "recipient_id": o.destination,
			"timestamp": strconv.FormatInt(time.Now().Unix(), 10)}
		if state == "failed" {
			status["errors"] = []map[string]any{{"code": 131026, "title": "Message undeliverable",
				"message": "Practice: this number has no WhatsApp"}}
		}
		if !s.send(ctx, hookOf(s, "statuses", status)) {
			return
		}
	}
	if play == Stop {
		s.Wait(ctx, cloudPace)
		s.send(ctx, hookOf(s, "messages", map[string]any{"from": o.destination, "id": newID("wamid."),
			"timestamp": strconv.FormatInt(time.Now().Unix(), 10), "type": "text", "text": map[string]string{"body": "STOP"}}))
	}
}

// hookOf wraps an entry as the Cloud API does.
func hookOf(s *Server, kind string, entry map[string]any) report {
	return report{
		path: "/api/whatsapp/webhook", header: "X-Hub-Signature-256", secret: s.CloudSecret,
		body: map[string]any{"object": "whatsapp_business_account", "entry": []any{map[string]any{
			"id": "practice", "changes": []any{map[string]any{"field": "messages", "value": map[string]any{
				"messaging_product": "whatsapp", kind: []any{entry},
			}}},
		}}, "practice": Note},
	}
}
