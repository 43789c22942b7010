package main

import "syscall"

// endsWithUs makes the kernel end a child when this process dies for any reason.
func endsWithUs() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGTERM, Setpgid: true}
}
