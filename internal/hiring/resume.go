package hiring

import "bytes"

// The answers about a resume.
const (
	ResumeNotPDF      = "Please upload Resume in pdf only"
	ResumeTooLarge    = "File size should be less then 200kb"
	ResumeUploaded    = "Resume uploaded successfully"
	ResumeNotAttached = "Resume Not Attached!!"
	// ResumeLimit is the size that a resume has to stay under, in bytes.
	ResumeLimit = 204_800
	// pdfEdge is how far from its end a PDF may have the mark that ends it.
	pdfEdge = 1024
)

// CheckResume finds out from its content whether the file is a PDF of an allowed size; its name and what its sender
// says of it prove nothing.
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
