package wire

// Outcome heads every answer. CODE is text, as in the documents.
type Outcome struct {
	Code    string `json:"CODE" doc:"'200' when it was done"`
	Message string `json:"MESSAGE" doc:"A sentence for people"`
	Field   string `json:"FIELD,omitempty" doc:"The field that was sent wrongly"`
}

// Answer is the outcome of a call and its rows.
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

// Nothing is the row type of an answer without rows.
type Nothing struct{}

// Refusal is the answer of a call that was refused.
type Refusal struct {
	Response []Outcome    `json:"response"`
	Data     []Nothing    `json:"data"`
	Fields   []FieldFault `json:"fields,omitempty" doc:"All fields that were sent wrongly, if there are several"`
}

// FieldFault is a field that was sent wrongly.
type FieldFault struct {
	Field   string `json:"FIELD"`
	Message string `json:"MESSAGE" doc:"A sentence for people"`
}

const success = "200"

// Done answers a write.
func Done(message string) Answer[Nothing] { return Rows(message, []Nothing{}) }

// Rows answers a read, or a write that returns rows.
func Rows[Row any](message string, rows []Row) Answer[Row] {
	return Answer[Row]{Response: []Outcome{{Code: success, Message: message}}, Data: rows}
}

// RefusedWith refuses a call and shows the rows that are the reason.
func RefusedWith[Row any](message string, rows []Row) Answer[Row] {
	return Answer[Row]{Response: []Outcome{{Code: "409", Message: message}}, Data: rows}
}

// One answers with a single row.
func One[Row any](row Row) Answer[Row] { return Rows("", []Row{row}) }

// PageOf makes one page of a list.
func PageOf[Row any](rows []Row, total int64) Page[Row] {
	return Page[Row]{Response: []Outcome{{Code: success}}, Data: rows, Total: total}
}

// Refuse makes a refusal.
func Refuse(code, message, field string) Refusal {
	return Refusal{Response: []Outcome{{Code: code, Message: message, Field: field}}, Data: []Nothing{}}
}

// ExampleRefusal shows in the OpenAPI document how a call says no.
var ExampleRefusal = Refuse("400", "Please Enter 10 Digit Mobile Number", "MOBILE")
