package wire

import "reflect"

// RowCount is how many rows an answer has. The documents name the list of rows differently in different answers, so
// it counts what is a list and not the outcome.
func RowCount(answer any) int {
	body := reflect.ValueOf(answer)
	if body.Kind() != reflect.Struct {
		return 0
	}
	n := 0
	for i := range body.NumField() {
		if field := body.Type().Field(i); field.Type.Kind() == reflect.Slice &&
			field.Type.Elem() != reflect.TypeFor[Outcome]() {
			n += body.Field(i).Len()
		}
	}
	return n
}
