package main

import (
	"syscall"
	"unsafe"
)

// endsWithUs makes the kernel end a child when this process dies for any reason.
func endsWithUs() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM, Setpgid: true}
}

// unlimited is no limit for limitFiles.
const unlimited = ^uint64(0)

// limitFiles lets the kernel refuse what a child writes beyond so many bytes of any file, as it does on a full disk. It
// needs no rights.
func limitFiles(pid int, bytes uint64) error {
	limit := syscall.Rlimit{Cur: bytes, Max: unlimited}
	if _, _, fault := syscall.RawSyscall6(syscall.SYS_PRLIMIT64, uintptr(pid), syscall.RLIMIT_FSIZE,
		uintptr(unsafe.Pointer(&limit)), 0, 0, 0); fault != 0 {
		return fault
	}
	return nil
}
