package httpapi_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"
)

// device is a browser that saves a form: it reads, types something that nobody else types, and saves with the version
// that it read, as the pages do.
type device struct {
	*client
	t         *testing.T
	name, can string
	r         *rand.Rand
	typed     int
	// told is what it was told is kept, by what it is and the version of it.
	told map[string]map[int]string
	// rows are those that it was told are kept and did not delete, by the call that lists them and what it typed.
	rows map[string]map[string]bool
	// drafts are the versions of the drafts that it knows of, by step.
	drafts map[string]int
	// record is the address that it was last told is in the record.
	record string
}

func newDevice(t *testing.T, c *client, name, can string, seed, stream uint64) *device {
	return &device{client: c, t: t, name: name, can: can, r: rand.New(rand.NewPCG(seed, stream)),
		told: map[string]map[int]string{}, rows: map[string]map[string]bool{}, drafts: map[string]int{}}
}

func (d *device) word() string {
	d.typed++
	return d.name + " " + strconv.Itoa(d.typed)
}

// hears notes that a version was acknowledged.
func (d *device) hears(what string, version int, text string) {
	if d.told[what] == nil {
		d.told[what] = map[int]string{}
	}
	d.told[what][version] = text
}

// step saves a whole step over the version that it read.
func (d *device) step(read, save, field string, sent body) {
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
			d.t.Errorf("%s: %d after %d", d.name, now, version)
		}
		d.hears(read, version+1, text)
	case a.code() != "409" || a.message() != changedByElse:
		d.t.Errorf("%s: %d %s", d.name, a.Status, a.Raw)
	}
}

// formTable is a table of the form; field is one that tells its rows apart.
type formTable struct {
	list, save, drop, id, field string
	row                         func(can string) body
}

var formTables = []formTable{
	{educationOf, saveEducation, dropEducation, "CAN_ED_ID", "NAME_OF_COLLEGE", education},
	{experienceOf, saveExperience, dropExperience, "CAN_EXP_ID", "NAME_OF_ORGANIZATION", experience},
	{certificatesOf, saveCertificate, dropCertificate, "CAN_CER_ID", "CERTIFICATE_NAME", certificate},
}

// row adds a row, or replaces or deletes one of its own.
func (d *device) row(of formTable) {
	own := d.rows[of.list]
	if own == nil {
		own = map[string]bool{}
		d.rows[of.list] = own
	}
	if len(own) > 1 && d.r.IntN(2) == 0 {
		for _, row := range d.get(of.list + d.can).Data {
			if text := row[of.field].(string); own[text] {
				d.change(of, row, text)
				return
			}
		}
		d.t.Errorf("%s finds none of %v", d.name, own)
	}
	sent := of.row(d.can)
	sent[of.field] = d.word()
	for range 2 { // The answer is lost, and it is sent again.
		switch a := d.post(of.save, sent); {
		case a.code() == "200":
			own[sent[of.field]] = true
		case a.message() != "There may be 20 rows at most":
			d.t.Errorf("%s adds: %d %s", d.name, a.Status, a.Raw)
		}
	}
}

// change replaces or deletes a row; nobody else touches it, so nothing is refused.
func (d *device) change(of formTable, row map[string]any, text string) {
	sent := of.row(d.can)
	sent[of.field], sent[of.id] = d.word(), row[of.id].(string)
	sent["VERSION"] = fmt.Sprint(row["VERSION"])
	path := of.save
	if d.r.IntN(2) == 0 {
		path = of.drop
	}
	if a := d.post(path, sent); a.code() != "200" {
		d.t.Errorf("%s changes %q: %d %s", d.name, text, a.Status, a.Raw)
	}
	delete(d.rows[of.list], text)
	if path == of.save {
		d.rows[of.list][sent[of.field]] = true
	}
}

// draft keeps unfinished typing over the version that it knows, and learns the one that is there if another device
// was faster.
func (d *device) draft(step string) {
	text := fmt.Sprintf(`{"typed":%q}`, d.word())
	for range 1 + d.r.IntN(2) {
		a := d.sendJSON("PUT", candidateForm+d.can+"/draft",
			map[string]any{"step": step, "body": text, "version": d.drafts[step]})
		if a.code() != "200" && a.code() != "409" {
			d.t.Errorf("%s types: %d %s", d.name, a.Status, a.Raw)
			return
		}
		version := int(a.Data[0]["version"].(float64))
		if a.code() == "200" {
			d.hears("draft "+step, version, text)
		}
		d.drafts[step] = version
	}
}

// edit changes the address in the record, as Edit Profile does.
func (d *device) edit(req, mobile string) {
	seen := d.get(detailsOf + d.can + "/" + req).Data[0]
	address := d.word()
	a := d.post(editJSON, body{
		"NAME": "Asha Rao", "MOBILE": mobile, "EMAIL": "c" + mobile + "@mail.example", "ADDRESS": address, "IS_EXP": "1",
		"EXP_IN": "3 years", "EXP": "5 years", "IS_WORKING": "0", "NOTICE_PERIOD": "60 days", "CURRENT_GROSS": "900000",
		"CURRENT_DESIGNATION": "Lead", "CURRENT_COMPANY": "Acme", "CAN_ID": d.can, "STATE": "Goa", "CITY": "Panaji",
		"REQ_ID": req, "VERSION": fmt.Sprint(seen["CANDIDATE_VERSION"]),
	})
	switch {
	case a.code() == "200":
		d.record = address
	case a.code() != "409" || a.message() != "Somebody else has changed this candidate. Please look again.":
		d.t.Errorf("%s edits: %d %s", d.name, a.Status, a.Raw)
	}
}
