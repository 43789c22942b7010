package main

import "muster/internal/app/resumes"

// readPDFCommand is the process that reads a resume: it has neither the database nor the settings.
type readPDFCommand struct{}

func (readPDFCommand) Run(g *globals) error { return resumes.Child(g.in, g.out) }
