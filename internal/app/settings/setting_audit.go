package settings

import (
	"context"
	"encoding/json"

	"muster/internal/hiring"
	"muster/internal/store"
)

// auditedSetting is a value with ids in an audit line.
type auditedSetting struct {
	Value string   `json:"value"`
	Means []string `json:"means"`
}

// settingLine returns what an audit line says about a setting's current value.
func (s *Service) settingLine(ctx context.Context, q *store.Queries, rule hiring.SettingRule) (any, error) {
	value, err := s.Setting(ctx, q, rule.Key)
	if err != nil {
		return nil, err
	}
	means, err := references[rule.Refers].words(s, ctx, q, value)
	if err != nil || len(means) == 0 {
		return value, err
	}
	return auditedSetting{value, means}, nil
}

// AuditTells reports whether an audit line, which is JSON, set this value.
func AuditTells(line, value string) bool {
	var told auditedSetting
	if json.Unmarshal([]byte(line), &told) == nil {
		return told.Value == value
	}
	var plain string
	return json.Unmarshal([]byte(line), &plain) == nil && plain == value
}
