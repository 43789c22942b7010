package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// tick is the unit of CPU times in /proc/PID/stat: the kernel always reports hundredths of a second.
const tick = 10 * time.Millisecond

// stat is what /proc/PID/stat says of a process. reaped is the CPU time of its children that have ended.
type stat struct {
	name        string
	parent      int
	own, reaped time.Duration
}

func statOf(pid int) (stat, error) {
	text, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	if err != nil {
		return stat{}, err
	}
	return parseStat(string(text))
}

// parseStat looks for the last bracket, because the name of a process may contain brackets and spaces.
func parseStat(text string) (stat, error) {
	open, end := strings.IndexByte(text, '('), strings.LastIndexByte(text, ')')
	if open < 0 || end < open {
		return stat{}, fmt.Errorf("not the stat of a process: %q", text)
	}
	// The first field after the name is the third of proc(5): the state.
	fields := strings.Fields(text[end+1:])
	const parent, utime, fewest = 1, 11, 15
	if len(fields) < fewest {
		return stat{}, fmt.Errorf("not the stat of a process: %q", text)
	}
	var numbers [4]int64
	for i := range numbers {
		n, err := strconv.ParseInt(fields[utime+i], 10, 64)
		if err != nil {
			return stat{}, fmt.Errorf("CPU time of a process: %w", err)
		}
		numbers[i] = n
	}
	of, err := strconv.Atoi(fields[parent])
	return stat{
		name: text[open+1 : end], parent: of,
		own: time.Duration(numbers[0]+numbers[1]) * tick, reaped: time.Duration(numbers[2]+numbers[3]) * tick,
	}, err
}

func cpuOf(pid int) (time.Duration, error) {
	found, err := statOf(pid)
	return found.own, err
}

// familyCPU is the CPU time of a process and of its children, including those that have ended.
func familyCPU(pid int) (time.Duration, error) {
	parent, err := statOf(pid)
	if err != nil {
		return 0, err
	}
	total := parent.own + parent.reaped
	err = eachChild(pid, func(_ int, child stat) { total += child.own })
	return total, err
}

// childNamed finds a child of this process by the name of its program.
func childNamed(name string) (pid int, err error) {
	err = eachChild(os.Getpid(), func(child int, found stat) {
		if found.name == name {
			pid = child
		}
	})
	if err == nil && pid == 0 {
		err = fmt.Errorf("this process has no child %s", name)
	}
	return pid, err
}

func eachChild(of int, see func(pid int, found stat)) error {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return err
	}
	for _, entry := range entries {
		pid, err := strconv.Atoi(entry.Name())
		if err != nil {
			continue
		}
		// A process may end after it was listed.
		if found, err := statOf(pid); err == nil && found.parent == of {
			see(pid, found)
		}
	}
	return nil
}

// forgetPeak resets VmHWM. Where the kernel refuses, the peak is that since the start, which is never too low.
func forgetPeak(pid int) {
	_ = os.WriteFile(filepath.Join("/proc", strconv.Itoa(pid), "clear_refs"), []byte("5"), 0)
}

// memoryOf reads a line of /proc/PID/status, such as VmRSS or VmHWM, in MB.
func memoryOf(pid int, line string) (float64, error) {
	text, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "status"))
	if errors.Is(err, fs.ErrNotExist) {
		return 0, errors.New("the server has ended unexpectedly")
	}
	if err != nil {
		return 0, err
	}
	for each := range strings.Lines(string(text)) {
		if value, found := strings.CutPrefix(each, line+":"); found {
			kib, err := strconv.ParseFloat(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "kB")), 64)
			return kib * 1024 / 1e6, err
		}
	}
	return 0, fmt.Errorf("the status of the server has no %s", line)
}

// crowding tells how many processes wanted a core in the last minute, so that a reader can judge the wall times.
func crowding() (string, error) {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "", err
	}
	lastMinute, _, _ := strings.Cut(string(text), " ")
	return fmt.Sprintf("Load of the machine: %s on %d cores. When it is far above the cores, times and rates tell of "+
		"the neighbours.", lastMinute, runtime.NumCPU()), nil
}
