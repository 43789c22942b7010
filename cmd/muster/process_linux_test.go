package main

import "syscall"

// endsWithItsParent lets no server outlive a test process that was itself killed. The group of its own keeps an
// interrupt typed at the terminal away from it.
func endsWithItsParent() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Setpgid: true}
}
