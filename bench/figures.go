package main

import (
	"context"
	"os"
)

// figure is a single number; most is its budget, or zero for none.
type figure struct {
	name, engine, unit string
	value, most        float64
}

const anyEngine = "-"

// measureSizes takes the figures that are the same on both engines: the binary, and what a browser loads.
func measureSizes(ctx context.Context, at *site, into *report) error {
	binary, err := os.Stat(at.binary)
	if err != nil {
		return err
	}
	into.figure(figure{name: "binary", engine: anyEngine, unit: "MB", value: float64(binary.Size()) / 1e6})
	for _, screen := range firstLoads {
		files, err := filesOf(screen, func(name string) ([]byte, error) { return at.file(ctx, name, "") })
		if err != nil {
			return err
		}
		sizes, err := at.sizesOf(ctx, files)
		if err != nil {
			return err
		}
		name := "first load of " + screen.name
		into.figure(figure{
			name: name + ", JavaScript, gzip", engine: anyEngine, unit: "kB",
			value: sizes[".js"].gzip, most: screen.most,
		})
		into.figure(figure{
			name: name + ", JavaScript, brotli", engine: anyEngine, unit: "kB", value: sizes[".js"].brotli,
		})
		into.figure(figure{name: name + ", CSS, gzip", engine: anyEngine, unit: "kB", value: sizes[".css"].gzip})
		into.figure(figure{name: name + ", CSS, brotli", engine: anyEngine, unit: "kB", value: sizes[".css"].brotli})
		if screen.mostInAll == 0 {
			continue
		}
		page, err := at.file(ctx, screen.address, "gzip")
		if err != nil {
			return err
		}
		into.figure(figure{
			name: name + ", all files, gzip", engine: anyEngine, unit: "kB", most: screen.mostInAll,
			value: sizes[".js"].gzip + sizes[".css"].gzip + float64(len(page))/1e3,
		})
	}
	return nil
}

// measureStart takes the memory after the first request, before any other.
func (at *site) measureStart(into *report) error {
	answer, err := at.client.Get(at.server.address + "/healthz")
	if err != nil {
		return err
	}
	if err := answer.Body.Close(); err != nil {
		return err
	}
	fresh, err := memoryOf(at.server.pid(), "VmRSS")
	if err != nil {
		return err
	}
	engine := at.label()
	into.figure(figure{
		name: "start on an empty database, demo company included", engine: engine, unit: "ms", value: ms(at.firstStart),
	})
	into.figure(figure{name: "start", engine: engine, unit: "ms", value: ms(at.server.startedIn)})
	into.figure(figure{name: "RSS, fresh", engine: engine, unit: "MB", value: fresh})
	return nil
}

// measureMemory runs after the rows.
func (at *site) measureMemory(into *report) error {
	after, err := memoryOf(at.server.pid(), "VmRSS")
	if err != nil {
		return err
	}
	engine := at.label()
	into.figure(figure{
		name: "RSS, most during the rows", engine: engine, unit: "MB", value: at.mostMemory, most: memoryBudget,
	})
	into.figure(figure{name: "RSS, after the rows", engine: engine, unit: "MB", value: after})
	return nil
}
