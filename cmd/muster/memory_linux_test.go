package main

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"sync"
	"testing"

	"muster/internal/store/storetest"
)

// Hashing one password takes 19 MiB, and at nine o'clock everybody signs in at the same time.
func TestConcurrentLoginsStayWithinMemory(t *testing.T) {
	const waves, most = 5, 150 << 10 // kB
	everybody := []string{"manager", "manager4", "senior-hr", "recruiter", "recruiter2", "interviewer", "admin",
		"esa-hr"}
	storetest.EachDatabase(t, func(t *testing.T, database string) {
		// Making the demo company takes more than serving it ever does, so the server that made it is not measured.
		serve(t, database, "--demo").stop()
		p := serve(t, database, "--demo")
		for range waves {
			var busy sync.WaitGroup
			for _, who := range everybody {
				l := demoLogin(t, who)
				c := newClient(t)
				busy.Go(func() {
					a, err := c.try(p, "POST", "/api/User.svc/User_login", map[string]string{"MOBILE": l.Mobile,
						"PASSWORD": l.Password})
					if err != nil || a.code() != "200" {
						t.Errorf("%s cannot sign in: %+v, %v", who, a, err)
					}
				})
			}
			busy.Wait()
		}
		// The kernel records the peak itself, so no peak between two readings is missed.
		peak, now := memory(t, p, "VmHWM"), memory(t, p, "VmRSS")
		t.Logf("resident: %d kB at the peak, %d kB after %d waves of %d logins", peak, now, waves, len(everybody))
		if peak > most {
			t.Errorf("%d kB at the peak; %d kB are allowed", peak, most)
		}
	})
}

// memory is one line of the kernel's status of a process, in kB.
func memory(t *testing.T, p *process, name string) int {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.command.Process.Pid))
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(name + `:\s+(\d+) kB`).FindSubmatch(status)
	if found == nil {
		t.Fatalf("the kernel does not tell %s", name)
	}
	size, err := strconv.Atoi(string(found[1]))
	if err != nil {
		t.Fatal(err)
	}
	return size
}
