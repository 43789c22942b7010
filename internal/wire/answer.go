package wire

// Outcome is the head of every answer. CODE is text, as the documents have it.
type Outcome struct {
	Code    string `json:"CODE" doc:"'200' when it was done"`
	Message string `json:"MESSAGE" doc:"A sentence for people"`
	Field   string `json:"FIELD,omitempty" doc:"The field that was sent wrongly"`
}

// Answer is what a call answers: the outcome, and the rows.
type Answer[Row any] struct {
	Response []Outcome `json:"response"`
	Data     []Row     `json:"data"`
}

// Page is one page of a longer list.
type Page[Row any] struct {
	Response []Outcome `json:"response"`
	Data     []Row     `json:"data"`
	Total    int64     `json:"total" doc:"The rows of all pages together"`
}

// Nothing stands for the rows of an answer that has none.
type Nothing struct{}

// Refusal is an answer that says no.
type Refusal struct {
	Response []Outcome `json:"response"`
	Data     []Nothing `json:"data"`
}

const success = "200"

// Done is the answer of a write.
func Done(message string) Answer[Nothing] { return Rows(message, []Nothing{}) }

// Rows is the answer of a read, or of a write that gives rows back.
func Rows[Row any](message string, rows []Row) Answer[Row] {
	return Answer[Row]{Response: []Outcome{{Code: success, Message: message}}, Data: rows}
}

// RefusedWith is an answer that says no because of something that it shows.
func RefusedWith[Row any](message string, rows []Row) Answer[Row] {
	return Answer[Row]{Response: []Outcome{{Code: "409", Message: message}}, Data: rows}
}

// One is the answer with a single row.
func One[Row any](row Row) Answer[Row] { return Rows("", []Row{row}) }

// PageOf is a page of a list.
func PageOf[Row any](rows []Row, total int64) Page[Row] {
	return Page[Row]{Response: []Outcome{{Code: success}}, Data: rows, Total: total}
}

// Refuse is the answer that says no.
func Refuse(code, message, field string) Refusal {
	return Refusal{Response: []Outcome{{Code: code, Message: message, Field: field}}, Data: []Nothing{}}
}
