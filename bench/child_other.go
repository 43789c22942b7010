//go:build !linux

package main

import "syscall"

// endsWithUs is for systems that cannot end a child together with its parent.
func endsWithUs() *syscall.SysProcAttr { return nil }
