package wire_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/internal/hiring"
	"muster/internal/wire"
)

// The screens have a way to do each action of the contract, so every action has to be in it.
func TestTheContractNamesEveryDeskAction(t *testing.T) {
	var keys []string
	for _, action := range hiring.DeskActions {
		keys = append(keys, action.Key)
	}
	slices.Sort(keys)
	for _, row := range []any{wire.MyDayItem{}, wire.WaitingRow{}} {
		field, _ := reflect.TypeOf(row).FieldByName("Action")
		named := strings.Split(field.Tag.Get("enum"), ",")
		slices.Sort(named)
		if !slices.Equal(named, keys) {
			t.Errorf("%T names the actions %q, the rules know %q", row, named, keys)
		}
	}
}
