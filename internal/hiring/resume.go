package hiring

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
)

// Sentences about a resume.
const (
	ResumeNotPDF = "Please upload Resume in pdf only"
	// ResumeNotPDFByLink is how the page for candidates writes it.
	ResumeNotPDFByLink  = "Please upload resume in pdf only"
	FormerResumeDropped = "The former resume was dropped"
	ResumeUploaded      = "Resume uploaded successfully"
	ResumeNotAttached   = "Resume Not Attached!!"
	// leastResumeKB and MostResumeKB are the bounds of the setting ResumeKB.
	leastResumeKB = 200
	MostResumeKB  = 5_000
	// formAround is how large the form around a file that is uploaded by a link may be.
	formAround  = 56 << 10
	badResumeKB = "The limit is a whole number of kB from 200 to 5,000"
	// SmallerPDFPage is our page that tells how to make a PDF smaller.
	SmallerPDFPage = "/smaller_pdf"
	// pdfEdge is how far from the end of a PDF its end marker may be.
	pdfEdge = 1024
)

// ResumeLimit is what a resume has to stay under, in kB of 1,024 bytes.
type ResumeLimit int

// ReadResumeLimit reads the setting ResumeKB, which was checked when it was saved.
func ReadResumeLimit(value string) ResumeLimit {
	kb, err := strconv.Atoi(value)
	if err != nil {
		return leastResumeKB
	}
	return ResumeLimit(kb)
}

// Bytes is the size that a resume has to stay under.
func (l ResumeLimit) Bytes() int { return int(l) << 10 }

// Form is the size of a whole upload by a link, the form around the file included.
func (l ResumeLimit) Form() int64 { return int64(l.Bytes() + formAround) }

// TooLarge is the sentence about a file of this size or more.
func (l ResumeLimit) TooLarge() string {
	return fmt.Sprintf("File size should be less then %dkb", int(l))
}

func isResumeKB(value string) bool {
	kb, err := strconv.Atoi(value)
	return err == nil && strconv.Itoa(kb) == value && kb >= leastResumeKB && kb <= MostResumeKB
}

// checkSmallerPDF accepts our own page and the address of another.
func checkSmallerPDF(value string) error {
	if value == SmallerPDFPage {
		return nil
	}
	return checkWebAddress(value)
}

// CheckResume checks by its content that the file is a PDF of an allowed size; its name and declared type prove
// nothing.
func CheckResume(content []byte, limit ResumeLimit) error {
	end := content[max(0, len(content)-pdfEdge):]
	if !bytes.HasPrefix(content, []byte("%PDF-")) || !bytes.Contains(end, []byte("%%EOF")) {
		return invalid("resume", ResumeNotPDF)
	}
	if len(content) >= limit.Bytes() {
		return invalid("resume", limit.TooLarge())
	}
	return nil
}

// CheckResumeByLink is CheckResume in the words of the page for candidates.
func CheckResumeByLink(content []byte, limit ResumeLimit) error {
	err := CheckResume(content, limit)
	if problem, refused := errors.AsType[*Problem](err); refused && problem.Message == ResumeNotPDF {
		return invalid("resume", ResumeNotPDFByLink)
	}
	return err
}

// KeepsFormer reports whether a resume is kept when a candidate uploads another through a link: a stray link must not
// destroy what staff had. What came through a link itself is only replaced.
func KeepsFormer(uploadedByUser bool) bool { return uploadedByUser }
