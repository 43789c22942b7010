package weekly

import (
	"strconv"
	"strings"
)

// table is a dashboard's table as its Download button writes it.
type table struct {
	// name is that of the file.
	name string
	head []string
	// rows have a string, an int, an int64, a *float64 or nil in each column.
	rows [][]any
}

const (
	byteOrderMark = "\ufeff"
	lineEnd       = "\r\n"
)

// csv writes the file as the browser does: RFC 4180 with a byte order mark, so that ₹ and accented names survive.
func (t table) csv() string {
	var text strings.Builder
	text.WriteString(byteOrderMark)
	head := make([]any, len(t.head))
	for i, label := range t.head {
		head[i] = label
	}
	writeLine(&text, head)
	for _, row := range t.rows {
		writeLine(&text, row)
	}
	return text.String()
}

func writeLine(text *strings.Builder, values []any) {
	for i, value := range values {
		if i > 0 {
			text.WriteByte(',')
		}
		text.WriteString(field(value))
	}
	text.WriteString(lineEnd)
}

func field(value any) string {
	switch v := value.(type) {
	case int:
		return strconv.Itoa(v)
	case int64:
		return strconv.FormatInt(v, 10)
	case *float64:
		if v == nil {
			return ""
		}
		return strconv.FormatFloat(*v, 'f', -1, 64)
	case string:
		// A spreadsheet would run such a text as a formula.
		if v != "" && strings.ContainsRune("=+-@\t\r", rune(v[0])) {
			v = "'" + v
		}
		if strings.ContainsAny(v, "\",\r\n") {
			v = `"` + strings.ReplaceAll(v, `"`, `""`) + `"`
		}
		return v
	}
	return ""
}
