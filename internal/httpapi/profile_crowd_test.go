package httpapi_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"testing"
)

// device is a browser that saves a form: it reads, types something that nobody else types, and saves with the version
// that it read, as the pages do.
type device struct {
	*client
	name string
	can  string
	r    *rand.Rand
	// acknowledged are the rows that it added and did not delete, by what it typed.
	rows map[string]bool
	// steps is what it was last told is kept, by call.
	steps map[string]saved
	typed int
}

// saved is a save that was acknowledged.
type saved struct {
	text    string
	version int
}

func (d *device) word() string {
	d.typed++
	return d.name + " " + strconv.Itoa(d.typed)
}

// step saves a whole step over the version that it read.
func (d *device) step(t *testing.T, read, save, field string, sent body) {
	before := d.get(read + d.can)
	version := 0
	if len(before.Data) > 0 {
		version = int(before.Data[0]["VERSION"].(float64))
	}
	text := d.word()
	sent[field], sent["VERSION"] = text, strconv.Itoa(version)
	switch a := d.post(save, sent); {
	case a.code() == "200":
		if now := int(a.Data[0]["VERSION"].(float64)); now < version+1 {
			t.Errorf("%s: %d after %d", d.name, now, version)
		}
		d.steps[save] = saved{text, version + 1}
	case a.code() != "409" || a.message() != changedByElse:
		t.Errorf("%s: %d %s", d.name, a.Status, a.Raw)
	}
}

// row adds a row, or deletes one of its own.
func (d *device) row(t *testing.T) {
	if len(d.rows) > 2 && d.r.IntN(2) == 0 {
		for _, row := range d.get(educationOf + d.can).Data {
			if college := row["NAME_OF_COLLEGE"].(string); d.rows[college] {
				if a := d.post(dropEducation, body{"CAN_ID": d.can, "CAN_ED_ID": row["CAN_ED_ID"].(string)}); a.code() != "200" {
					t.Errorf("%s deletes: %s", d.name, a.Raw)
				}
				delete(d.rows, college)
				return
			}
		}
	}
	sent := education(d.can)
	sent["NAME_OF_COLLEGE"] = d.word()
	for range 2 { // The answer is lost, and it is sent again.
		switch a := d.post(saveEducation, sent); {
		case a.code() == "200":
			d.rows[sent["NAME_OF_COLLEGE"]] = true
		case a.message() != "There may be 20 rows at most":
			t.Errorf("%s adds: %d %s", d.name, a.Status, a.Raw)
		}
	}
}

// Random saves by two devices and staff at once lose nothing that was acknowledged.
func TestConcurrentSavesLoseNothing(t *testing.T) {
	eachTeam(t, func(t *testing.T, d *team) {
		req, can := d.opened("Full Time", 1)
		devices := []*device{}
		for i, c := range []*client{d.visitor("form", req, can, "9000000001"), d.visitor("form", req, can, "9000000001"),
			d.recruiter} {
			devices = append(devices, &device{client: c, name: fmt.Sprint("device ", i), can: can,
				r: rand.New(rand.NewPCG(13, uint64(i))), rows: map[string]bool{}, steps: map[string]saved{}})
		}
		var done sync.WaitGroup
		for _, each := range devices {
			done.Go(func() {
				for range 14 {
					switch each.r.IntN(3) {
					case 0:
						each.step(t, basicOf, saveBasic, "HOMETOWN", d.basicStep(can))
					case 1:
						each.step(t, otherOf, updateOther, "SKILL", d.otherStep(can))
					default:
						each.row(t)
					}
				}
			})
		}
		done.Wait()
		var colleges []string
		for _, row := range d.recruiter.get(educationOf + can).Data {
			colleges = append(colleges, row["NAME_OF_COLLEGE"].(string))
		}
		want := 0
		for _, each := range devices {
			for college := range each.rows {
				want++
				if !slices.Contains(colleges, college) {
					t.Errorf("%s was told that %q is kept", each.name, college)
				}
			}
		}
		if want != len(colleges) {
			t.Errorf("%d rows were acknowledged, %d are kept: %v", want, len(colleges), colleges)
		}
		// The save that was acknowledged with the highest version is what is kept: nobody overwrote what they had not read.
		for call, at := range map[string][2]string{saveBasic: {basicOf, "HOMETOWN"}, updateOther: {otherOf, "SKILL"}} {
			last := saved{}
			for _, each := range devices {
				if each.steps[call].version > last.version {
					last = each.steps[call]
				}
			}
			row := d.recruiter.get(at[0] + can).Data[0]
			if row[at[1]] != last.text || row["VERSION"] != float64(last.version) {
				t.Errorf("%s: kept is %v of version %v, acknowledged was %+v", call, row[at[1]], row["VERSION"], last)
			}
		}
	})
}
