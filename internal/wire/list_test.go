package wire_test

import (
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/store"
	"muster/internal/wire"
)

// The OpenAPI document lists the sort keys of a list in both directions.
func TestSortKeysAreThoseOfTheStore(t *testing.T) {
	r := huma.NewMapRegistry("#/components/schemas/", huma.DefaultSchemaNamer)
	if ref := wire.Sort[wire.CandidateSort]("").Schema(r).Ref; ref != "#/components/schemas/CandidateSort" {
		t.Fatalf("the keys are found under %q", ref)
	}
	keys := map[any]bool{}
	for _, key := range r.Map()["CandidateSort"].Enum {
		keys[key] = true
	}
	for key := range store.ApplicationSorts {
		if !keys[key] || !keys["-"+key] {
			t.Errorf("%s is not enumerated", key)
		}
	}
	if len(keys) != 2*len(store.ApplicationSorts) {
		t.Errorf("%d keys are enumerated", len(keys))
	}
}
