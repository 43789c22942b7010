//go:build !linux

package main

import (
	"errors"
	"syscall"
)

// endsWithUs is for systems that cannot end a child together with its parent.
func endsWithUs() *syscall.SysProcAttr { return nil }

const unlimited = ^uint64(0)

func limitFiles(int, uint64) error {
	return errors.New("only Linux can limit the files of another process")
}
