package wire

import "muster/internal/hiring"

// Settings, which administrators change for everybody.
var (
	ListSettings = Operation{"ListSettings", "GET", "/api/settings", hiring.Administer,
		"Every setting and its value"}
	ChangeSetting = Operation{"ChangeSetting", "PUT", "/api/settings/{key}", hiring.Administer,
		"Give a setting a new value, unless somebody else changed it meanwhile"}
	SettingChoices = Operation{"SettingChoices", "GET", "/api/settings/{key}/choices", hiring.Administer,
		"What the entries of a setting can be, where those are ids"}
)

var settings = []Operation{ListSettings, ChangeSetting, SettingChoices}

// SettingRow is a setting and its value; version 0 is the default.
type SettingRow struct {
	Key       string   `json:"key"`
	Value     string   `json:"value" doc:"A line of text; a list has one entry on each line"`
	Means     []string `json:"means" doc:"The words for the entries of a value that holds ids"`
	Version   int64    `json:"version"`
	ChangedBy string   `json:"changedBy"`
	ChangedAt string   `json:"changedAt"`
}

// ChangeSettingBody is the new value of a setting and the version that the caller saw.
type ChangeSettingBody struct {
	Value   Text   `json:"value"`
	Version Number `json:"version"`
}

// KeyOfPath is the input of a call about one setting.
type KeyOfPath struct {
	Key string `path:"key" doc:"The key of a setting"`
}

// SettingChoicesInput is a setting, and a text to search its choices for.
type SettingChoicesInput struct {
	KeyOfPath
	Q string `query:"q" doc:"A part of a serial or of a position's name; requisitions are many"`
}
