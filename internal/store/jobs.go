package store

import "strings"

// KindList is the form in which TakeJobs wants the kinds of jobs that a worker knows.
func KindList(kinds ...string) string { return "," + strings.Join(kinds, ",") + "," }
