package wire

import (
	"reflect"
	"strings"
)

// Fields maps our words for the fields of a call to the names under which callers send them. It leaves out the fields
// for which both are the same.
type Fields map[string]string

// Sent is the name under which callers send a field.
func (f Fields) Sent(ours string) string {
	if name, differs := f[ours]; differs {
		return name
	}
	return ours
}

// FieldsOf reads the `field` tags of an input, of its body and of the structs embedded in them.
func FieldsOf(input reflect.Type) Fields {
	fields := Fields{}
	fields.read(input)
	return fields
}

func (f Fields) read(input reflect.Type) {
	for i := range input.NumField() {
		field := input.Field(i)
		if ours := field.Tag.Get("field"); ours != "" {
			f[ours] = sentName(field.Tag)
		}
		if field.Type.Kind() == reflect.Struct && (field.Anonymous || field.Name == "Body") {
			f.read(field.Type)
		}
	}
}

// sentName is the name of a field in a body, a form, a query or a path.
func sentName(tag reflect.StructTag) string {
	for _, place := range []string{"json", "form", "query", "path"} {
		if name, _, _ := strings.Cut(tag.Get(place), ","); name != "" {
			return name
		}
	}
	return ""
}
