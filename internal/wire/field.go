package wire

import (
	"reflect"
	"strings"
)

// Fields are the names under which callers send the fields of a call, by our words for them. A field whose name is
// our word for it is not among them.
type Fields map[string]string

// Sent is the name under which a caller sends the field.
func (f Fields) Sent(ours string) string {
	if name, differs := f[ours]; differs {
		return name
	}
	return ours
}

// FieldsOf reads the tags `field` of an input, of its body and of what is embedded in them.
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
