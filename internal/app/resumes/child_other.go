//go:build !linux

package resumes

import "runtime/debug"

// limitChild only asks Go to be frugal; who started the process ends it when its time is over.
func limitChild() error {
	debug.SetMemoryLimit(childMemory / 2)
	return nil
}
