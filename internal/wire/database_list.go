package wire

import (
	"encoding/json"
	"errors"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// Choices are ids or names, sent as an array of texts or of {id, text}, or as that array written as text.
type Choices []string

var errNotChoices = errors.New("must be a list of ids or names")

// UnmarshalJSON reads every way to send a list.
func (c *Choices) UnmarshalJSON(from []byte) error {
	items, err := itemsOf(from)
	if err != nil {
		return errNotChoices
	}
	*c = Choices{}
	for _, item := range items {
		one := struct {
			ID   Text `json:"id"`
			Text Text `json:"text"`
		}{}
		if err := one.ID.UnmarshalJSON(item); err != nil && json.Unmarshal(item, &one) != nil {
			return errNotChoices
		}
		if one.ID == "" {
			one.ID = one.Text
		}
		*c = append(*c, string(one.ID))
	}
	return nil
}

// Schema describes the field in the OpenAPI document.
func (Choices) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{Type: huma.TypeArray, Items: &huma.Schema{Type: huma.TypeString}}
}

// MappedChoice are the candidates to be mapped: ids or {CAN_ID, REQ_ID}, as an array, as that array written as text, or
// as ids with commas between them. REQ_ID is ours: the application that the caller saw.
type MappedChoice []MappedCandidate

// MappedCandidate is a candidate to be mapped.
type MappedCandidate struct {
	CanID Text  `json:"CAN_ID"`
	ReqID *Text `json:"REQ_ID,omitempty" doc:"Where the caller saw them; empty for nowhere"`
}

var errNotCandidates = errors.New("must be a list of candidates")

// UnmarshalJSON reads every way to send a list.
func (c *MappedChoice) UnmarshalJSON(from []byte) error {
	items, err := itemsOf(from)
	if err != nil {
		return errNotCandidates
	}
	*c = MappedChoice{}
	for _, item := range items {
		var one MappedCandidate
		if err := one.CanID.UnmarshalJSON(item); err != nil && json.Unmarshal(item, &one) != nil {
			return errNotCandidates
		}
		if one.CanID = Text(strings.TrimSpace(string(one.CanID))); one.CanID != "" {
			*c = append(*c, one)
		}
	}
	return nil
}

// Schema describes the field in the OpenAPI document.
func (MappedChoice) Schema(r huma.Registry) *huma.Schema {
	text := &huma.Schema{Type: huma.TypeString}
	return &huma.Schema{Type: huma.TypeArray, Items: &huma.Schema{
		Type: huma.TypeObject, Properties: map[string]*huma.Schema{"CAN_ID": text, "REQ_ID": text},
	}}
}

// itemsOf reads a list that is sent as an array, as an array written as text, or as text with commas.
func itemsOf(from []byte) (items []json.RawMessage, err error) {
	if from[0] != '"' {
		err = json.Unmarshal(from, &items)
		return items, err
	}
	var text Text
	if err := text.UnmarshalJSON(from); err != nil {
		return nil, err
	}
	if written := strings.TrimSpace(string(text)); strings.HasPrefix(written, "[") {
		err = json.Unmarshal([]byte(written), &items)
		return items, err
	}
	for part := range strings.SplitSeq(string(text), ",") {
		if part = strings.TrimSpace(part); part != "" {
			item, err := json.Marshal(part)
			if err != nil {
				return nil, err
			}
			items = append(items, item)
		}
	}
	return items, nil
}
