package finding

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"muster/internal/hiring"
)

// Reading the applications of the likeliest alone chooses whom reading all of them chooses.
func TestLikeliest(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	readAll := 0
	for run := range 3000 {
		fits, statuses := make([]fitting, random.IntN(90)), map[string]string{}
		few := random.IntN(3) == 0
		for i := range fits {
			id := fmt.Sprint("c", i)
			fits[i] = fitting{id, hiring.Fit{Exact: random.IntN(30) == 0, Begins: random.IntN(2) == 0}}
			switch chance := random.IntN(10); {
			case chance == 0:
			case chance < 4 || few:
				statuses[id] = string(hiring.StatusRejected)
			default:
				statuses[id] = string(hiring.StatusNew)
				// The index of the user's own has only those who are at work.
				fits[i].Own = random.IntN(20) == 0
			}
		}
		all := slices.Clone(fits)
		for i, fit := range all {
			status, live := statuses[fit.id]
			all[i].Live = hiring.AtWork(live, hiring.Status(status))
		}
		read := 0
		chosen, err := likeliest(fits, func(ids []string) (map[string]string, error) {
			read += len(ids)
			return statuses, nil
		})
		if err != nil {
			t.Fatal(err)
		}
		got, want := best(chosen, hiring.FoundPeople), best(all, hiring.FoundPeople)
		if !slices.Equal(got, want) {
			t.Fatalf("run %d: %v, want %v", run, got, want)
		}
		if len(fits) > firstRead && read == len(fits) {
			readAll++
		}
	}
	if readAll < 100 || readAll > 1500 {
		t.Errorf("all were read in %d runs", readAll)
	}
}
