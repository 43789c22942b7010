package practice

import (
	"errors"
	"net/http"
	"strings"
)

// campaign is a campaign service. Those report nothing afterwards.
var campaign = service{
	name: "campaign service", idKind: "campaign.",
	read: func(r *http.Request) (order, error) {
		var body struct {
			APIKey         string   `json:"apiKey"`
			CampaignName   string   `json:"campaignName"`
			Destination    string   `json:"destination"`
			UserName       string   `json:"userName"`
			TemplateParams []string `json:"templateParams"`
			Media          *struct {
				URL      string `json:"url"`
				Filename string `json:"filename"`
			} `json:"media"`
		}
		if err := read(r, &body); err != nil {
			return order{}, err
		}
		switch {
		case body.APIKey == "":
			return order{}, errors.New("apiKey is missing")
		case body.CampaignName == "":
			return order{}, errors.New("campaignName is missing")
		case !isNumber(body.Destination):
			return order{}, errors.New("destination must be 91 and ten digits")
		case body.TemplateParams == nil:
			return order{}, errors.New("templateParams is missing")
		}
		return order{destination: body.Destination,
			what: body.CampaignName + ": " + strings.Join(body.TemplateParams, " · ")}, nil
	},
	accept: func(w http.ResponseWriter, _ order, id string) {
		answer(w, http.StatusOK, map[string]any{"success": "true", "submitted_message_id": id})
	},
	refuse: func(w http.ResponseWriter, status int, why string) {
		answer(w, status, map[string]any{"success": "false", "errorMessage": why})
	},
}

// isNumber reports whether it is a number with its country.
func isNumber(text string) bool {
	return len(text) == 12 && strings.HasPrefix(text, "91") && strings.Trim(text, "0123456789") == ""
}
