package wire

import "reflect"

// RowCount counts the rows of an answer. The documents name the list of rows differently in different answers, so it
// counts the elements of every list except the outcome.
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

// IsRefusal reports whether an answer with a single outcome says no.
func IsRefusal(answer any) bool {
	body := reflect.ValueOf(answer)
	if body.Kind() != reflect.Struct {
		return false
	}
	head := body.FieldByName("Response")
	if !head.IsValid() {
		return false
	}
	outcome, single := head.Interface().(Outcome)
	return single && outcome.Code != success
}
