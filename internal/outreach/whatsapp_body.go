package outreach

import (
	"encoding/json"
	"path"
	"strings"
	"unicode/utf8"
)

const longestServiceID = 200

// dialect is how one kind of service is spoken to.
type dialect struct {
	name string
	// path follows the configured address.
	path string
	// bearer puts the key into the header instead of the body.
	bearer bool
	body   func(c Campaign, key string) ([]byte, error)
	// accepted reads an answer with status 200: whether the service has the message, and how it calls it. known is
	// false for an answer that says neither yes nor no.
	accepted func(answer []byte) (serviceID string, yes, known bool)
}

var dialects = map[string]dialect{
	"campaign": {name: "campaign", body: campaignBody, accepted: campaignAccepted},
	"cloud":    {name: "cloud", path: "/messages", bearer: true, body: cloudBody, accepted: cloudAccepted},
}

type campaignMedia struct {
	URL      string `json:"url"`
	Filename string `json:"filename"`
}

func campaignBody(c Campaign, key string) ([]byte, error) {
	body := struct {
		APIKey         string         `json:"apiKey"`
		CampaignName   string         `json:"campaignName"`
		Destination    string         `json:"destination"`
		UserName       string         `json:"userName"`
		TemplateParams []string       `json:"templateParams"`
		Media          *campaignMedia `json:"media,omitempty"`
	}{key, c.Template, c.Number, c.Name, append([]string{}, c.Params...), nil}
	if c.MediaURL != "" {
		body.Media = &campaignMedia{c.MediaURL, c.MediaName}
	}
	return json.Marshal(body)
}

// campaignAccepted reads the field success, which some services write as a text.
func campaignAccepted(answer []byte) (serviceID string, yes, known bool) {
	var says struct {
		Success any `json:"success"`
	}
	if err := json.Unmarshal(answer, &says); err != nil {
		return "", false, false
	}
	switch says.Success {
	case true, "true":
		return "", true, true
	case false, "false":
		return "", false, true
	}
	return "", false, false
}

type cloudMedia struct {
	Link     string `json:"link"`
	Filename string `json:"filename,omitempty"`
}

type cloudParameter struct {
	Type     string      `json:"type"`
	Text     string      `json:"text,omitempty"`
	Image    *cloudMedia `json:"image,omitempty"`
	Video    *cloudMedia `json:"video,omitempty"`
	Document *cloudMedia `json:"document,omitempty"`
}

type cloudComponent struct {
	Type       string           `json:"type"`
	Parameters []cloudParameter `json:"parameters"`
}

type cloudLanguage struct {
	Code string `json:"code"`
}

type cloudTemplate struct {
	Name       string           `json:"name"`
	Language   cloudLanguage    `json:"language"`
	Components []cloudComponent `json:"components"`
}

func cloudBody(c Campaign, _ string) ([]byte, error) {
	components := []cloudComponent{}
	if c.MediaURL != "" {
		components = append(components, cloudComponent{"header", []cloudParameter{cloudHeader(c)}})
	}
	if len(c.Params) > 0 {
		texts := cloudComponent{Type: "body"}
		for _, text := range c.Params {
			texts.Parameters = append(texts.Parameters, cloudParameter{Type: "text", Text: text})
		}
		components = append(components, texts)
	}
	return json.Marshal(struct {
		MessagingProduct string        `json:"messaging_product"`
		To               string        `json:"to"`
		Type             string        `json:"type"`
		Template         cloudTemplate `json:"template"`
	}{"whatsapp", c.Number, "template", cloudTemplate{c.Template, cloudLanguage{c.Language}, components}})
}

// cloudHeader returns the attachment as the kind that its name says: a template takes no other.
func cloudHeader(c Campaign) cloudParameter {
	name := c.MediaName
	if path.Ext(name) == "" {
		name = c.MediaURL
	}
	switch strings.ToLower(path.Ext(name)) {
	case ".jpg", ".jpeg", ".png":
		return cloudParameter{Type: "image", Image: &cloudMedia{Link: c.MediaURL}}
	case ".mp4", ".3gp":
		return cloudParameter{Type: "video", Video: &cloudMedia{Link: c.MediaURL}}
	}
	return cloudParameter{Type: "document", Document: &cloudMedia{c.MediaURL, c.MediaName}}
}

func cloudAccepted(answer []byte) (serviceID string, yes, known bool) {
	var says struct {
		Messages []struct {
			ID string `json:"id"`
		} `json:"messages"`
	}
	if err := json.Unmarshal(answer, &says); err != nil || len(says.Messages) == 0 || !isServiceID(says.Messages[0].ID) {
		return "", false, false
	}
	return says.Messages[0].ID, true, true
}

// isServiceID reports whether a text can be the name of a message: services use short ones of visible characters.
func isServiceID(text string) bool {
	return text != "" && len(text) <= longestServiceID && !strings.ContainsFunc(text, func(c rune) bool {
		return c <= ' ' || c >= utf8.RuneSelf
	})
}
