package app

import (
	"html"
	"strings"
)

func paragraph(text string) string {
	return `<p style="margin:0 0 16px">` + html.EscapeString(text) + `</p>`
}

// mailPage is the frame of every mail: plain tables and inline styles, because that is all that mail programs agree on.
func mailPage(title, body string) string {
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>` +
		html.EscapeString(title) + `</title></head><body style="margin:0;background:#f6f6f9">` +
		`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">` +
		`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e7e8ee;border-radius:10px">` +
		`<tr><td style="padding:28px 32px;font:15px/24px Inter,Segoe UI,Helvetica,Arial,sans-serif;color:#16171d">` +
		mailTitle(title) + body +
		`</td></tr></table><p style="font:12px/16px Helvetica,Arial,sans-serif;color:#686c79">Muster</p></td></tr></table></body></html>`
}

func mailTitle(title string) string {
	if title == "" {
		return ""
	}
	return `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">` + html.EscapeString(title) + `</h1>`
}

func mailButton(address, label string) string {
	return `<a href="` + html.EscapeString(address) + `" style="display:inline-block;padding:10px 18px;border-radius:6px;` +
		`background:#4256d6;color:#ffffff;text-decoration:none;font-weight:600">` + html.EscapeString(label) + `</a>`
}

// fact is a line of what a mail tells: a label and a value.
type fact struct{ label, value string }

// factTable draws facts; an address of the web becomes a link.
func factTable(facts []fact) string {
	var b strings.Builder
	b.WriteString(`<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%">`)
	for _, f := range facts {
		value := html.EscapeString(f.value)
		if strings.HasPrefix(f.value, "https://") || strings.HasPrefix(f.value, "http://") {
			value = `<a href="` + value + `" style="color:#4256d6">` + value + `</a>`
		}
		b.WriteString(`<tr><td style="padding:4px 16px 4px 0;color:#686c79;white-space:nowrap;vertical-align:top">` + html.EscapeString(f.label) +
			`</td><td style="padding:4px 0;overflow-wrap:anywhere">` + value + `</td></tr>`)
	}
	b.WriteString(`</table>`)
	return b.String()
}

// factLines writes facts as plain text.
func factLines(facts []fact) string {
	var b strings.Builder
	for _, f := range facts {
		b.WriteString(f.label + ": " + f.value + "\n")
	}
	return b.String()
}
