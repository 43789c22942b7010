package wire

import "muster/internal/hiring"

// ListStatuses lists every status. Colours and order are settings.
var ListStatuses = Operation{"ListStatuses", "GET", "/api/statuses", hiring.UseDesk,
	"Every status with its colour, in the order in which they are offered"}

// StatusRow is a status and how it looks.
type StatusRow struct {
	ID        string   `json:"id"`
	Name      string   `json:"name"`
	Label     string   `json:"label" doc:"What people read"`
	Processes []string `json:"processes"`
	Tone      string   `json:"tone" enum:"slate,sky,plum,amber,teal,green,olive,red"`
	Dot       string   `json:"dot" enum:"full,ring,half"`
	Passes    bool     `json:"passes" doc:"The stage is done and the next may open"`
	Ends      bool     `json:"ends" doc:"The application is closed"`
	Waits     bool     `json:"waits" doc:"Somebody has to come back to it"`
}

// StatusRowOf makes the row of a status.
func StatusRowOf(i hiring.StatusInfo) StatusRow {
	row := StatusRow{ID: i.ID, Name: string(i.Status), Label: i.Label, Tone: string(i.Tone), Dot: string(i.Dot),
		Passes: i.Passes, Ends: i.Ends, Waits: i.Waits}
	for _, p := range i.Processes {
		row.Processes = append(row.Processes, string(p))
	}
	return row
}
