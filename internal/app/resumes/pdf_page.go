package resumes

import (
	"math"
	"strings"

	"github.com/ledongthuc/pdf"
)

// matrix is a transformation of a PDF: x' = a x + c y + e, y' = b x + d y + f.
type matrix struct{ a, b, c, d, e, f float64 }

var identity = matrix{a: 1, d: 1}

// then is the transformation m, followed by n.
func (m matrix) then(n matrix) matrix {
	return matrix{
		m.a*n.a + m.b*n.c, m.a*n.b + m.b*n.d, m.c*n.a + m.d*n.c, m.c*n.b + m.d*n.d,
		m.e*n.a + m.f*n.c + n.e, m.e*n.b + m.f*n.d + n.f,
	}
}

const (
	// lineShare is how much of a letter's height the next line is lower at least.
	lineShare = 0.4
	// blankShare is how much of it is left free between words; where the widths of letters are unknown it takes more
	// to be sure.
	blankShare, unsureShare = 0.2, 0.5
	// usualWidth is how wide a letter is where nobody says it.
	usualWidth = 0.5
	// deepestForm is how many forms may stand inside each other.
	deepestForm = 4
)

// pageText collects the text of a page. A PDF has letters and places; the blanks and lines between them are concluded
// from the places.
type pageText struct {
	out strings.Builder
	// ctm is the page's transformation, line that of the present line of text, and along how far in it we are.
	ctm, line     matrix
	saved         []matrix
	along         float64
	font          *pdf.Font
	size, leading float64
	// endX and endY are where the last text ended, if there was any; sure is set if its width was known.
	shown, sure bool
	endX, endY  float64
}

// interpret runs the operators of a content stream.
func (p *pageText) interpret(stream, resources pdf.Value, depth int) {
	fonts := map[string]*pdf.Font{}
	pdf.Interpret(stream, func(stack *pdf.Stack, operator string) {
		args := make([]pdf.Value, stack.Len())
		for i := len(args) - 1; i >= 0; i-- {
			args[i] = stack.Pop()
		}
		if operator == "Do" && len(args) == 1 && depth < deepestForm {
			p.form(resources.Key("XObject").Key(args[0].Name()), resources, depth+1)
			return
		}
		if operator == "Tf" && len(args) == 2 {
			name := args[0].Name()
			if fonts[name] == nil {
				fonts[name] = &pdf.Font{V: resources.Key("Font").Key(name)}
			}
			p.font, p.size = fonts[name], args[1].Float64()
			return
		}
		p.place(operator, args)
		p.show(operator, args)
	})
}

// form shows a part that is drawn by name.
func (p *pageText) form(form, resources pdf.Value, depth int) {
	if form.Key("Subtype").Name() != "Form" {
		return
	}
	if own := form.Key("Resources"); own.Kind() != pdf.Null {
		resources = own
	}
	before, saved := p.ctm, p.saved
	if own := form.Key("Matrix"); own.Len() == 6 {
		p.ctm = matrixOf([]pdf.Value{own.Index(0), own.Index(1), own.Index(2), own.Index(3), own.Index(4),
			own.Index(5)}).then(p.ctm)
	}
	p.interpret(form, resources, depth)
	p.ctm, p.saved = before, saved
}

func matrixOf(args []pdf.Value) matrix {
	return matrix{args[0].Float64(), args[1].Float64(), args[2].Float64(), args[3].Float64(), args[4].Float64(),
		args[5].Float64()}
}

// place runs the operators that move.
func (p *pageText) place(operator string, args []pdf.Value) {
	switch {
	case operator == "q":
		p.saved = append(p.saved, p.ctm)
	case operator == "Q" && len(p.saved) > 0:
		p.ctm, p.saved = p.saved[len(p.saved)-1], p.saved[:len(p.saved)-1]
	case operator == "cm" && len(args) == 6:
		p.ctm = matrixOf(args).then(p.ctm)
	case operator == "BT":
		p.line, p.along = identity, 0
	case operator == "Tm" && len(args) == 6:
		p.line, p.along = matrixOf(args), 0
	case operator == "TL" && len(args) == 1:
		p.leading = args[0].Float64()
	case operator == "TD" && len(args) == 2:
		p.leading = -args[1].Float64()
		p.move(args[0].Float64(), args[1].Float64())
	case operator == "Td" && len(args) == 2:
		p.move(args[0].Float64(), args[1].Float64())
	case operator == "T*", operator == "'", operator == `"`:
		p.move(0, -p.leading)
	}
}

func (p *pageText) move(x, y float64) { p.line, p.along = matrix{1, 0, 0, 1, x, y}.then(p.line), 0 }

// show runs the operators that show text.
func (p *pageText) show(operator string, args []pdf.Value) {
	switch {
	case len(args) == 0:
	case operator == "Tj", operator == "'", operator == `"`:
		p.write(args[len(args)-1].RawString())
	case operator == "TJ":
		for i := range args[0].Len() {
			if one := args[0].Index(i); one.Kind() == pdf.String {
				p.write(one.RawString())
			} else {
				p.along -= one.Float64() / 1000 * p.size
			}
		}
	}
}

func (p *pageText) write(raw string) {
	if p.out.Len() > longestBody {
		return
	}
	text, width, sure := raw, 0.0, false
	if p.font != nil {
		text = p.font.Encoder().Decode(raw)
		width, sure = p.widthOf(raw)
	}
	if !sure {
		width = usualWidth * p.size * float64(len([]rune(text)))
	}
	at := p.line.then(p.ctm)
	height := math.Abs(p.size) * math.Hypot(at.c, at.d)
	x, y := at.e+p.along*at.a, at.f+p.along*at.b
	blank := blankShare
	if !sure || !p.sure {
		blank = unsureShare
	}
	switch gap := x - p.endX; {
	case !p.shown:
	case math.Abs(y-p.endY) > lineShare*height:
		p.out.WriteByte('\n')
	case gap > blank*height, gap < -height:
		p.out.WriteByte(' ')
	}
	p.out.WriteString(text)
	p.along += width
	p.shown, p.sure, p.endX, p.endY = true, sure, x+width*at.a, y+width*at.b
}

// widthOf returns how wide a text is, as far as the font says it for every letter.
func (p *pageText) widthOf(raw string) (width float64, sure bool) {
	if p.font.V.Key("Widths").Len() == 0 {
		return 0, false
	}
	for i := range len(raw) {
		width += p.font.Width(int(raw[i])) / 1000 * p.size
	}
	return width, true
}
