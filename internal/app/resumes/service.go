// Package resumes is the text of resumes: reading it out of a PDF in a process of its own, keeping it to be searched,
// and what it suggests about the candidate.
//
// A PDF comes from strangers, and no reader of PDFs is safe from every one of them. So the binary starts itself as
// read-pdf, with little memory and time, hands it the file and takes nothing but text.
package resumes

import (
	"muster/internal/app/core"
)

// Service has the use cases of this room.
type Service struct {
	*core.Core
	// Binary is Muster's own binary, which is started for every file.
	Binary string
	// turns limits how many files are read at a time.
	turns chan struct{}
}

// atOnce is how many files are read at a time: each takes a core.
const atOnce = 2

// New makes the service.
func New(c *core.Core) *Service { return &Service{Core: c, turns: make(chan struct{}, atOnce)} }
