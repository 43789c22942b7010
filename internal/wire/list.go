package wire

import (
	"maps"
	"reflect"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/store"
)

// ListQuery holds the parameters of every list. Without page and size, most lists return all rows, up to 5,000.
type ListQuery[L List] struct {
	Page int     `query:"page" doc:"The page, from 1"`
	Size int     `query:"size" doc:"Rows a page, 5,000 at most"`
	Sort Sort[L] `query:"sort" doc:"A column, with - before it for descending"`
	Q    Part[L] `query:"q"`
}

// List names the sort keys of a list and the fields that a search covers. The name of its type becomes the name of the
// enumeration of the keys in the OpenAPI document.
type List interface {
	sorts() map[string]string
	finds() string
}

// Sort is a key of the list, with - before it for descending.
type Sort[L List] string

// Schema lists the keys by which the store can sort.
func (Sort[L]) Schema(r huma.Registry) *huma.Schema {
	var list L
	keys := &huma.Schema{Type: huma.TypeString}
	for _, key := range slices.Sorted(maps.Keys(list.sorts())) {
		keys.Enum = append(keys.Enum, key, "-"+key)
	}
	name := reflect.TypeFor[L]().Name()
	r.Map()[name] = keys
	return &huma.Schema{Ref: "#/components/schemas/" + name}
}

// Part is a part of a text to search for.
type Part[L List] string

// Schema lists the fields that a search covers.
func (Part[L]) Schema(huma.Registry) *huma.Schema {
	var list L
	return &huma.Schema{Type: huma.TypeString, Description: list.finds()}
}

// The lists.
type (
	RequisitionSort    struct{}
	CandidateSort      struct{}
	FollowUpSort       struct{}
	DatabaseSort       struct{}
	OpenPositionSort   struct{}
	ReviewSort         struct{}
	CountedEventSort   struct{}
	OfferEventSort     struct{}
	AddedCandidateSort struct{}
	MessageSort        struct{}
	UserSort           struct{}
	LoginSessionSort   struct{}
	AuditSort          struct{}
)

const anyText = "A part of a text to find"

func (RequisitionSort) sorts() map[string]string    { return store.RequisitionSorts }
func (CandidateSort) sorts() map[string]string      { return store.ApplicationSorts }
func (FollowUpSort) sorts() map[string]string       { return store.FollowUpSorts }
func (DatabaseSort) sorts() map[string]string       { return store.DatabaseSorts }
func (OpenPositionSort) sorts() map[string]string   { return store.OpenSorts }
func (ReviewSort) sorts() map[string]string         { return store.ReviewSorts }
func (CountedEventSort) sorts() map[string]string   { return store.CountedEventSorts }
func (OfferEventSort) sorts() map[string]string     { return store.OfferEventSorts }
func (AddedCandidateSort) sorts() map[string]string { return store.AddedCandidateSorts }
func (MessageSort) sorts() map[string]string        { return store.MessageSorts }
func (UserSort) sorts() map[string]string           { return store.UserSorts }
func (LoginSessionSort) sorts() map[string]string   { return store.SessionSorts }
func (AuditSort) sorts() map[string]string          { return store.AuditSorts }

func (RequisitionSort) finds() string {
	return "The beginning of a serial, or a part of a position, department, city or recruiter's name"
}
func (CandidateSort) finds() string      { return "A part of a name, mobile or e-mail" }
func (FollowUpSort) finds() string       { return "A part of a name, mobile or e-mail" }
func (DatabaseSort) finds() string       { return anyText }
func (OpenPositionSort) finds() string   { return anyText }
func (ReviewSort) finds() string         { return anyText }
func (CountedEventSort) finds() string   { return "A part of a name, mobile, e-mail or position" }
func (OfferEventSort) finds() string     { return "A part of a name, mobile, e-mail or position" }
func (AddedCandidateSort) finds() string { return "A part of a name, mobile or e-mail" }
func (MessageSort) finds() string        { return anyText }
func (UserSort) finds() string           { return anyText }
func (LoginSessionSort) finds() string   { return anyText }
func (AuditSort) finds() string          { return anyText }
