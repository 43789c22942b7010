package resumes

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"github.com/ledongthuc/pdf"

	"muster/internal/hiring"
)

// mostPages is how many pages of a resume are read.
const mostPages = 30

// ReadPDF reads the text of a PDF in this process. It is for files of our own, and for the child that reads those of
// strangers.
func ReadPDF(content []byte) Text {
	found, err := textOfPages(mended(content))
	switch text := TextOf(found); {
	case text.State == hiring.ResumeRead:
		return text
	case err == nil:
		return text
	case errors.Is(err, pdf.ErrInvalidPassword), bytes.Contains(content, []byte("/Encrypt")):
		return Text{State: hiring.ResumeLocked}
	}
	return Text{State: hiring.ResumeBroken}
}

// mended returns a file with the head and the end that the reader insists on: it knows no version after 1.7 and looks
// for the end in the last bytes alone.
func mended(content []byte) []byte {
	const head = "%PDF-1.7\n"
	end := bytes.LastIndex(content, []byte("%%EOF"))
	if len(content) < len(head) || end < 0 {
		return content
	}
	fixed := append([]byte(head), content[len(head):end]...)
	return append(fixed, "%%EOF\n"...)
}

// textOfPages returns the text of as many pages as can be read, and what went wrong with the others.
func textOfPages(content []byte) (text string, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = errors.Join(err, fmt.Errorf("damaged: %v", fault))
		}
	}()
	file, err := pdf.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		return "", err
	}
	var pages strings.Builder
	for number := 1; number <= min(file.NumPage(), mostPages); number++ {
		one, fault := textOfPage(file.Page(number))
		pages.WriteString(one + "\n")
		text, err = pages.String(), errors.Join(err, fault)
	}
	return text, err
}

func textOfPage(page pdf.Page) (text string, err error) {
	p := &pageText{ctm: identity}
	defer func() {
		text = p.out.String()
		if fault := recover(); fault != nil {
			err = fmt.Errorf("damaged page: %v", fault)
		}
	}()
	if contents := page.V.Key("Contents"); contents.Kind() != pdf.Null {
		p.interpret(contents, page.Resources(), 0)
	}
	return "", nil
}
