//go:build !linux

package main

import "syscall"

func endsWithItsParent() *syscall.SysProcAttr { return nil }
