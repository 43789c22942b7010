package weekly

import "testing"

// The browser's csv.test.ts has the same cases.
func TestCSV(t *testing.T) {
	half := 12.5
	got := table{head: []string{"Name", "Count, all"}, rows: [][]any{
		{"Asha Rao", 3}, {`Said "yes"`, int64(-4)}, {"=1+1", &half}, {"two\nlines", (*float64)(nil)}, {"-5", nil}, {"", ""},
	}}.csv()
	want := "\ufeffName,\"Count, all\"\r\nAsha Rao,3\r\n\"Said \"\"yes\"\"\",-4\r\n" +
		"'=1+1,12.5\r\n\"two\nlines\",\r\n'-5,\r\n,\r\n"
	if got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}
