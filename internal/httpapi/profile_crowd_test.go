package httpapi_test

import (
	"fmt"
	"sync"
	"testing"
)

// Random saves by two devices of a candidate and by staff at once lose nothing that was acknowledged.
func TestConcurrentSavesLoseNothing(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req := d.approved("Full Time", 1)
		if a := d.assign(req, []string{d.hr}, 1); a.code() != "200" {
			t.Fatal(a.Raw)
		}
		for seed := range uint64(2) {
			mobile := fmt.Sprint(9000000001 + seed)
			can := d.add(req, "Asha Rao", mobile)
			if a := d.recruiter.form(resumeForm, body{"CAN_ID": can}, onePage); a.code() != "200" {
				t.Fatal(a.Raw)
			}
			phone := newDevice(t, d.visitor("form", req, can, mobile), "phone", can, seed, 1)
			laptop := newDevice(t, d.visitor("form", req, can, mobile), "laptop", can, seed, 2)
			staff := newDevice(t, d.recruiter, "staff", can, seed, 3)
			var done sync.WaitGroup
			for _, each := range []*device{phone, laptop, staff} {
				done.Go(func() {
					for range 18 {
						switch each.r.IntN(5) {
						case 0:
							each.step(basicOf, saveBasic, "HOMETOWN", d.basicStep(can))
						case 1:
							each.step(otherOf, updateOther, "SKILL", d.otherStep(can))
						case 2, 3:
							each.row(formTables[each.r.IntN(len(formTables))])
						default:
							if each == staff {
								each.edit(req, mobile)
							} else {
								each.draft([]string{"basic", "experience"}[each.r.IntN(2)])
							}
						}
					}
				})
			}
			done.Wait()
			d.keepsAll(req, can, phone, laptop, staff)
		}
	})
}

// keepsAll checks that what the devices were told is kept.
func (d *team) keepsAll(req, can string, devices ...*device) {
	t := d.t
	t.Helper()
	told := map[string]map[int]string{}
	for _, each := range devices {
		for what, versions := range each.told {
			if told[what] == nil {
				told[what] = map[int]string{}
			}
			for version, text := range versions {
				if before, twice := told[what][version]; twice && before != text {
					t.Errorf("%s %d is %q and %q: one was overwritten unread", what, version, before, text)
				}
				told[what][version] = text
			}
		}
	}
	// Nobody overwrote what they had not read, so every version was acknowledged once, and the last is what is kept.
	is := func(what string, version any, text any) {
		t.Helper()
		if last := told[what][len(told[what])]; text != last || version != float64(len(told[what])) {
			t.Errorf("%s: kept is %v of version %v, acknowledged were %v", what, text, version, told[what])
		}
	}
	for what, field := range map[string]string{basicOf: "HOMETOWN", otherOf: "SKILL"} {
		row := d.recruiter.get(what + can).Data[0]
		is(what, row["VERSION"], row[field])
	}
	for _, draft := range devices[0].get(candidateForm + can).Data[0]["drafts"].([]any) {
		row := draft.(map[string]any)
		is("draft "+row["step"].(string), row["version"], row["body"])
	}
	for _, of := range formTables {
		kept := map[string]bool{}
		for _, row := range d.recruiter.get(of.list + can).Data {
			kept[row[of.field].(string)] = true
		}
		want := 0
		for _, each := range devices {
			for text := range each.rows[of.list] {
				if want++; !kept[text] {
					t.Errorf("%s was told that %q is kept", each.name, text)
				}
			}
		}
		if want != len(kept) {
			t.Errorf("%s: %d rows were acknowledged, %d are kept: %v", of.list, want, len(kept), kept)
		}
	}
	staff := devices[len(devices)-1]
	if address := d.recruiter.get(detailsOf + can + "/" + req).Data[0]["ADDRESS"]; staff.record != "" &&
		address != staff.record {
		t.Errorf("the record has %v, staff was told %q", address, staff.record)
	}
}
