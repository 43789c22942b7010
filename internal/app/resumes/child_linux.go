package resumes

import (
	"fmt"
	"runtime/debug"
	"syscall"
)

// limitChild lets the kernel end the process when it takes too much. RLIMIT_DATA counts what is writable, not what Go
// only reserves.
func limitChild() error {
	debug.SetMemoryLimit(childMemory / 2)
	for resource, most := range map[int]uint64{
		syscall.RLIMIT_DATA: childMemory, syscall.RLIMIT_CPU: childCPU, syscall.RLIMIT_CORE: 0,
	} {
		if err := syscall.Setrlimit(resource, &syscall.Rlimit{Cur: most, Max: most}); err != nil {
			return fmt.Errorf("limit a process: %w", err)
		}
	}
	return nil
}
