package pgtest

import (
	"errors"
	"fmt"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"syscall"
)

// attributes make the kernel end the server when this process dies in any way. The group of its own
// keeps an interrupt typed at the terminal for this process, which then decides when the server stops.
func attributes(account *account) *syscall.SysProcAttr {
	attributes := &syscall.SysProcAttr{Pdeathsig: syscall.SIGQUIT, Setpgid: true}
	if account != nil {
		attributes.Credential = &syscall.Credential{Uid: uint32(account.uid), Gid: uint32(account.gid)}
	}
	return attributes
}

// serverAccount picks an unprivileged user when this process is root, because PostgreSQL refuses to run as root.
func serverAccount() (*account, error) {
	if os.Geteuid() != 0 {
		return nil, nil
	}
	for _, name := range []string{"postgres", "nobody"} {
		found, err := user.Lookup(name)
		if err != nil {
			continue
		}
		uid, uidErr := strconv.Atoi(found.Uid)
		gid, gidErr := strconv.Atoi(found.Gid)
		if err := errors.Join(uidErr, gidErr); err != nil {
			return nil, fmt.Errorf("user %s: %w", name, err)
		}
		return &account{uid: uid, gid: gid}, nil
	}
	return nil, errors.New("PostgreSQL does not run as root, " +
		"and there is neither a user postgres nor a user nobody to run it as")
}

// openLog locks the log under another name first, so that no one sees it unlocked. Every process of
// the server inherits the open file, and with it the lock: it is free once the last of them is gone.
func openLog(folder string) (*os.File, error) {
	path := filepath.Join(folder, logName)
	log, err := os.OpenFile(path+".new", os.O_CREATE|os.O_EXCL|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(log.Fd()), syscall.LOCK_EX); err != nil {
		return nil, errors.Join(err, log.Close())
	}
	if err := os.Rename(path+".new", path); err != nil {
		return nil, errors.Join(err, log.Close())
	}
	return log, nil
}

// removeLeftovers deletes the folders of servers whose starter was killed before it could call Stop.
func removeLeftovers() {
	logs, err := filepath.Glob(filepath.Join(os.TempDir(), folderPrefix+"*", logName))
	if err != nil {
		return
	}
	for _, path := range logs {
		log, err := os.Open(path)
		if err != nil {
			continue
		}
		if syscall.Flock(int(log.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) == nil {
			_ = os.RemoveAll(filepath.Dir(path))
		}
		_ = log.Close()
	}
}
