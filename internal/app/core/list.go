package core

import (
	"strings"

	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	usualPage = 25
	// wholeList is how many rows an answer has at most, whether it is a page or a list that is asked for whole.
	WholeList = 5000
)

// ListAsk is which page of a list a caller wants; what is empty is as usual for the list.
type ListAsk struct {
	Page, Size int
	// Sort is a column, with - before it for descending.
	Sort string
	// Part is a part of a text to find.
	Part string
}

// Read reads the ask for a list that can be sorted by sorts.
func (ask ListAsk) Read(sorts map[string]string, usual string) (store.Page, error) {
	if ask.Page == 0 {
		ask.Page = 1
	}
	if ask.Size == 0 {
		ask.Size = usualPage
	}
	if ask.Sort == "" {
		ask.Sort = usual
	}
	sort, descending := strings.CutPrefix(ask.Sort, "-")
	switch _, known := sorts[sort]; {
	case ask.Page < 1 || ask.Page > 1_000_000:
		return store.Page{}, &hiring.Problem{Kind: hiring.Invalid, Field: "page",
			Message: "page must be a number from 1"}
	case ask.Size < 1 || ask.Size > WholeList:
		return store.Page{}, &hiring.Problem{Kind: hiring.Invalid, Field: "size",
			Message: "size must be a number from 1 to 5000"}
	case !known:
		return store.Page{}, &hiring.Problem{Kind: hiring.Invalid, Field: "sort",
			Message: "sort must name a column of the list"}
	}
	return store.Page{Number: ask.Page, Size: ask.Size, Sort: sort, Desc: descending}, nil
}

// ReadOrWhole is page for a list that is given whole to somebody who names neither a page nor its size.
func (ask ListAsk) ReadOrWhole(sorts map[string]string, usual string) (store.Page, error) {
	page, err := ask.Read(sorts, usual)
	if ask.Page == 0 && ask.Size == 0 {
		page.Size = WholeList
	}
	return page, err
}
