package hiring

import "bytes"

// Sentences about a resume.
const (
	ResumeNotPDF      = "Please upload Resume in pdf only"
	ResumeTooLarge    = "File size should be less then 200kb"
	ResumeUploaded    = "Resume uploaded successfully"
	ResumeNotAttached = "Resume Not Attached!!"
	// ResumeLimit is the size that a resume has to stay under, in bytes.
	ResumeLimit = 204_800
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
