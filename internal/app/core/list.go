package core

import (
	"strings"

	"muster/internal/hiring"
	"muster/internal/store"
)

const (
	usualPage = 25
	// WholeList is the most rows of an answer, be it a page or a whole list.
	WholeList = 5000
)

// ListAsk is the requested page of a list; empty fields use the list's defaults.
type ListAsk struct {
	Page, Size int
	// Sort is a column, with - before it for descending.
	Sort string
	// Part is part of a text to find.
	Part string
}

// Read validates the request for a list with these sort keys.
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

// ReadOrWhole is Read for a list that is returned whole if neither page nor size is given.
func (ask ListAsk) ReadOrWhole(sorts map[string]string, usual string) (store.Page, error) {
	page, err := ask.Read(sorts, usual)
	if ask.Page == 0 && ask.Size == 0 {
		page.Size = WholeList
	}
	return page, err
}
