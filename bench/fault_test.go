package main

import (
	"net/http"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"muster/internal/store"
)

// Every fault happens once here; `make bench ARGS="-faults 1h"` lets them happen for an hour.
func TestFaults(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes a minute")
	}
	binary := filepath.Join(t.TempDir(), "muster")
	text, err := exec.CommandContext(t.Context(), "go", "build", "-trimpath", "-buildvcs=false", "-o", binary,
		"muster/cmd/muster").CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	for _, engine := range []store.Engine{store.SQLite, store.Postgres} {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			// The servers end with the thread that started them.
			runtime.LockOSThread()
			r, err := openFaultRun(t.Context(), binary, engine, patient)
			if err != nil {
				t.Fatal(err)
			}
			err = r.run(t.Context(), 0)
			said := &strings.Builder{}
			wrong := r.report(said)
			if closed := r.close(); err != nil || wrong > 0 || closed != nil {
				t.Errorf("%v %v %s\n%s", err, closed, said, r.log.tail())
			}
			t.Log(said)
		})
	}
}

func TestComplaints(t *testing.T) {
	begun := time.Date(2026, 3, 16, 9, 0, 0, 0, time.UTC)
	at := func(seconds int) time.Time { return begun.Add(time.Duration(seconds) * time.Second) }
	seen := func(e errand, from, to, status int) noted {
		return noted{event{method: "GET", path: "/", from: at(from), to: at(to), status: status}, e}
	}
	refusing := window{fault{name: "full disk", refusesWrites: true}, at(100), at(101), at(120), at(121), at(140)}
	killing := window{fault{name: "kill -9", stopsServer: true}, at(200), at(200), at(200), at(202), at(220)}
	usual := diary{
		limits:  strict,
		windows: []window{refusing, killing},
		saved:   []noted{seen(toWrite, 130, 131, 200), seen(toWrite, 210, 211, 200)},
		readiness: []noted{seen(toWatch, 50, 50, 200), seen(toWatch, 110, 112, 503), seen(toWatch, 201, 201, 0),
			// The machine stood still.
			seen(toWatch, 145, 148, 503), seen(toWatch, 148, 148, 503)},
		odd: []noted{seen(toWrite, 102, 107, 503), seen(toRead, 200, 201, 0)},
	}
	if all := usual.complaints(); len(all) > 0 {
		t.Errorf("on a usual run: %q", all)
	}
	for name, c := range map[string]struct {
		change func(d *diary)
		want   string
	}{
		"a read refused":        {func(d *diary) { d.odd = append(d.odd, seen(toRead, 110, 111, 503)) }, "GET /"},
		"a fault of ours":       {func(d *diary) { d.odd = append(d.odd, seen(toWrite, 110, 111, 500)) }, "GET /"},
		"a write refused later": {func(d *diary) { d.odd = append(d.odd, seen(toWrite, 130, 131, 503)) }, "GET /"},
		"no answer for a write": {func(d *diary) { d.odd = append(d.odd, seen(toWrite, 110, 111, 0)) }, "GET /"},
		"ready on a full disk": {func(d *diary) {
			d.readiness = append(d.readiness, seen(toWatch, 110, 111, 200))
		}, "says yes"},
		"not ready for nothing": {func(d *diary) {
			d.readiness = append(d.readiness, seen(toWatch, 160, 161, 503))
		}, "says no"},
		"not ready while others save": {func(d *diary) {
			d.saved = append(d.saved, seen(toWrite, 161, 162, 200))
			d.readiness = append(d.readiness, seen(toWatch, 160, 163, 503))
		}, "says no"},
		"not ready for longer than it stood still": {func(d *diary) {
			d.readiness = append(d.readiness, seen(toWatch, 160, 163, 503), seen(toWatch, 165, 165, 503))
		}, "says no"},
		"saved on a full disk": {func(d *diary) {
			d.saved = append(d.saved, seen(toWrite, 110, 111, 200))
		}, "nothing was wrong"},
		"nothing saved after":    {func(d *diary) { d.saved = d.saved[1:] }, "after it was mended"},
		"never said to be unfit": {func(d *diary) { d.readiness = d.readiness[:1] }, "never said no"},
	} {
		d := diary{limits: strict, windows: usual.windows, saved: append([]noted{}, usual.saved...),
			readiness: append([]noted{}, usual.readiness...), odd: append([]noted{}, usual.odd...)}
		c.change(&d)
		if all := d.complaints(); len(all) != 1 || !strings.Contains(all[0], c.want) {
			t.Errorf("%s: %q", name, all)
		}
	}
	if !(noted{event: event{status: http.StatusOK}}).ready() {
		t.Error("200 is ready")
	}
}
