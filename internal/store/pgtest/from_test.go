package pgtest

import "testing"

func TestAServerStartsWithACopyOfAnother(t *testing.T) {
	first, err := Start()
	if err != nil {
		t.Fatal(err)
	}
	defer first.Stop()
	if err := first.CreateDatabase(t.Context(), "kept", ""); err != nil {
		t.Fatal(err)
	}
	db := open(t, first.URL("kept"))
	execute(t, db, "CREATE TABLE note AS SELECT 'written before' AS said")
	execute(t, db, "CHECKPOINT")
	first.process.end()

	second, err := Start(From(first.dataFolder()))
	if err != nil {
		t.Fatal(err)
	}
	defer second.Stop()
	if said := text(t, open(t, second.URL("kept")), "SELECT said FROM note"); said != "written before" {
		t.Errorf("the copy says %q", said)
	}
}
