package main

import "syscall"

// endsWithItsParent ends a server when the test process is killed. Its own process group shields it from an interrupt
// typed at the terminal.
func endsWithItsParent() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL, Setpgid: true}
}
