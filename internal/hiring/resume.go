package hiring

import (
	"bytes"
	"errors"
)

// Sentences about a resume.
const (
	ResumeNotPDF = "Please upload Resume in pdf only"
	// ResumeNotPDFByLink is how the page for candidates writes it.
	ResumeNotPDFByLink  = "Please upload resume in pdf only"
	ResumeTooLarge      = "File size should be less then 200kb"
	FormerResumeDropped = "The former resume was dropped"
	ResumeUploaded      = "Resume uploaded successfully"
	ResumeNotAttached   = "Resume Not Attached!!"
	// ResumeLimit is the size that a resume has to stay under, in bytes.
	ResumeLimit = 204_800
	// ResumeByLinkLimit is the size of a whole upload by a link, the form around the file included.
	ResumeByLinkLimit = 256 << 10
	// pdfEdge is how far from the end of a PDF its end marker may be.
	pdfEdge = 1024
)

// CheckResume checks by its content that the file is a PDF of an allowed size; its name and declared type prove
// nothing.
func CheckResume(content []byte) error {
	end := content[max(0, len(content)-pdfEdge):]
	if !bytes.HasPrefix(content, []byte("%PDF-")) || !bytes.Contains(end, []byte("%%EOF")) {
		return invalid("resume", ResumeNotPDF)
	}
	if len(content) >= ResumeLimit {
		return invalid("resume", ResumeTooLarge)
	}
	return nil
}

// CheckResumeByLink is CheckResume in the words of the page for candidates.
func CheckResumeByLink(content []byte) error {
	err := CheckResume(content)
	if problem, refused := errors.AsType[*Problem](err); refused && problem.Message == ResumeNotPDF {
		return invalid("resume", ResumeNotPDFByLink)
	}
	return err
}

// KeepsFormer reports whether a resume is kept when a candidate uploads another through a link: a stray link must not
// destroy what staff had. What came through a link itself is only replaced.
func KeepsFormer(uploadedByUser bool) bool { return uploadedByUser }
