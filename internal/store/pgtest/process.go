package pgtest

import (
	"os/exec"
	"runtime"
	"syscall"
	"time"
)

const stopTimeout = 10 * time.Second

// account is the user that the server runs as. It is nil when that is the user of this process.
type account struct {
	uid, gid int
}

// process is a child that has been started; err says how it ended once done is closed.
type process struct {
	command *exec.Cmd
	done    chan struct{}
	err     error
}

// startProcess starts the child from a thread that lives as long as the child: Linux sends the parent
// death signal when the thread that started the child ends, not only when the whole process does.
func startProcess(command *exec.Cmd) (*process, error) {
	started := make(chan error, 1)
	child := &process{command: command, done: make(chan struct{})}
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		err := command.Start()
		started <- err
		if err == nil {
			child.err = command.Wait()
			close(child.done)
		}
	}()
	if err := <-started; err != nil {
		return nil, err
	}
	return child, nil
}

// end asks for PostgreSQL's immediate shutdown, since nothing of the cluster is kept. A kill would
// leave its shared memory behind, so that comes only when the request is not followed.
func (p *process) end() {
	_ = p.command.Process.Signal(syscall.SIGQUIT)
	select {
	case <-p.done:
	case <-time.After(stopTimeout):
		_ = p.command.Process.Kill()
		<-p.done
	}
}
