//go:build !linux

package pgtest

import (
	"os"
	"path/filepath"
	"syscall"
)

// Systems without a parent death signal stop the server through Stop only; an interrupt typed at the
// terminal reaches it too, because it stays in the group of this process.
func attributes(*account) *syscall.SysProcAttr { return nil }

func serverAccount() (*account, error) { return nil, nil }

func openLog(folder string) (*os.File, error) {
	return os.OpenFile(filepath.Join(folder, logName), os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o600)
}

func removeLeftovers() {}
