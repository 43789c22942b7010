package hiring

import (
	"strings"
	"testing"
)

func TestMayEditTemplate(t *testing.T) {
	manager := []Grant{GrantManager}
	for _, c := range []struct {
		user  User
		owner string
		want  bool
	}{
		{User{ID: "1", Role: Recruiter}, "1", true},
		{User{ID: "1", Role: Recruiter}, "2", false},
		{User{ID: "1", Role: Admin}, "1", true},
		{User{ID: "1", Role: Admin}, "2", false},
		{User{ID: "1", Role: SeniorHR}, "2", false},
		{User{ID: "1", Role: SeniorHR, Grants: manager}, "2", true},
		{User{ID: "1", Role: Interviewer}, "1", false},
		{User{ID: "1", Role: Recruiter, Grants: []Grant{GrantAdminister, GrantReviewDashboard}}, "2", false},
	} {
		if got := MayEditTemplate(c.user, c.owner); got != c.want {
			t.Errorf("%+v for a template of %s: %v", c.user, c.owner, got)
		}
	}
}

func TestWhatsappDraftChecked(t *testing.T) {
	usual := WhatsappDraft{"c-1", " First  call ", "<p>Hello {{candidate.name}}</p>", "Hello {{candidate.name}}"}
	for name, c := range map[string]struct {
		change func(*WhatsappDraft)
		want   no
	}{
		"as usual":    {func(*WhatsappDraft) {}, no{}},
		"no category": {func(d *WhatsappDraft) { d.CategoryID = "" }, bad("category", "All Fields Are Compulsary!!")},
		"no name":     {func(d *WhatsappDraft) { d.Name = "" }, bad("name", "All Fields Are Compulsary!!")},
		"no text":     {func(d *WhatsappDraft) { d.Text = " \n" }, bad("body", "All Fields Are Compulsary!!")},
		"a comma":     {func(d *WhatsappDraft) { d.Name = "a,b" }, bad("name", NameNotKept)},
		"4,096":       {func(d *WhatsappDraft) { d.Text = strings.Repeat("é", 4096) }, no{}},
		"4,097":       {func(d *WhatsappDraft) { d.Text = strings.Repeat("é", 4097) }, bad("body", WhatsappTooLong)},
		"empty tags": {func(d *WhatsappDraft) { d.Body = strings.Repeat("<p></p>", 8000) },
			bad("body", WhatsappTooLong)},
		"a mistake": {func(d *WhatsappDraft) { d.Body = "Hi {{candidat.name}}" },
			bad("body", "There is no placeholder {{candidat.name}}")},
		"two mistakes": {func(d *WhatsappDraft) { d.Body = "{{a}} {{b}}" },
			bad("body", "There is no placeholder {{a}}")},
	} {
		t.Run(name, func(t *testing.T) {
			d := usual
			c.change(&d)
			got, err := d.Checked()
			checkNo(t, err, c.want)
			if err == nil && got.Name != "First call" {
				t.Errorf("kept as %q", got.Name)
			}
		})
	}
}

func TestEmailDraftChecked(t *testing.T) {
	usual := EmailDraft{"Interview", "Your interview for {{position}}", "<p>Dear {{candidate.name}}</p>",
		"Dear {{candidate.name}}"}
	for name, c := range map[string]struct {
		change func(*EmailDraft)
		want   no
	}{
		"as usual": {func(*EmailDraft) {}, no{}},
		"no name":  {func(d *EmailDraft) { d.Name = "" }, bad("name", "All Fields Are Compulsary!!")},
		"no subject": {func(d *EmailDraft) { d.Subject = " " },
			bad("subject", "All Fields Are Compulsary!!")},
		"no message":       {func(d *EmailDraft) { d.Text = "\u00a0\n" }, bad("body", "no body")},
		"a comma":          {func(d *EmailDraft) { d.Name = "a,b" }, bad("name", NameNotKept)},
		"a subject of 200": {func(d *EmailDraft) { d.Subject = strings.Repeat("x", 200) }, no{}},
		"a subject of 201": {func(d *EmailDraft) { d.Subject = strings.Repeat("x", 201) },
			bad("subject", MailTooLong)},
		"a subject of lines": {func(d *EmailDraft) { d.Subject = "a\nBcc: b@c.example" },
			bad("subject", SubjectNotOneLine)},
		"a message too long": {func(d *EmailDraft) { d.Body = strings.Repeat("x", 50_001) },
			bad("body", MailTooLong)},
		"a mistake in subject": {func(d *EmailDraft) { d.Subject = "For {{Position}}" },
			bad("subject", "There is no placeholder {{Position}}")},
		"a mistake in the text": {func(d *EmailDraft) { d.Body = "{{recruiter}}" },
			bad("body", "There is no placeholder {{recruiter}}")},
	} {
		t.Run(name, func(t *testing.T) {
			d := usual
			c.change(&d)
			_, err := d.Checked("no body")
			checkNo(t, err, c.want)
		})
	}
}

func TestCheckPlaceholders(t *testing.T) {
	for text, want := range map[string]string{
		"":                        "",
		"no braces":               "",
		"{one} }} {":              "",
		"{{position}}":            "",
		"{{ candidate.name }}":    "",
		"{{&nbsp;position&#32;}}": "",
		"<b>{{position}}</b> {{recruiter.name}}, {{recruiter.mobile}}": "",
		"{{}}":                         "There is no placeholder {{}}",
		"{{candidate}}":                "There is no placeholder {{candidate}}",
		"{{position}} {{candidate.x}}": "There is no placeholder {{candidate.x}}",
		"{{{position}}}":               "There is no placeholder {{{position}}",
		"{{ <b>position</b> }}": "The placeholder {{ position }} is formatted in part; " +
			"please format all of it or nothing",
		"Dear {{candidate.name, hello":        "A placeholder is not closed: {{candidate.name, hello",
		"{{" + strings.Repeat("x", 99) + "}}": "There is no placeholder {{" + strings.Repeat("x", 58) + "…",
		"{{<p>a</p><p>b}}": "The placeholder {{ a b}} is formatted in part; " +
			"please format all of it or nothing",
		`<a href="https://x.example/%7B%7bposition%7d%7d">x</a>`: PlaceholderInLink,
	} {
		no := no{}
		if want != "" {
			no = bad("body", want)
		}
		t.Run(text, func(t *testing.T) { checkNo(t, checkPlaceholders("body", text), no) })
	}
}

func TestEveryPlaceholderIsCompleteAndFilled(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range Placeholders {
		if seen[p.Name] || p.Meaning == "" || p.Sample == "" || strings.ContainsAny(p.Sample+p.Meaning, "<>&{}") {
			t.Errorf("placeholder %+v", p)
		}
		seen[p.Name] = true
		if err := checkPlaceholders("", "{{"+p.Name+"}}"); err != nil {
			t.Errorf("%s: %v", p.Name, err)
		}
		if got := FillSample("<i>{{ " + p.Name + " }}</i>{{" + p.Name + "}}"); got != "<i>"+p.Sample+"</i>"+p.Sample {
			t.Errorf("%s is filled as %q", p.Name, got)
		}
	}
	for _, name := range []string{"candidate.name", "position", "recruiter.name", "recruiter.mobile"} {
		if !seen[name] {
			t.Errorf("there is no placeholder %s", name)
		}
	}
	if got := FillSample("no {one} }} {"); got != "no {one} }} {" {
		t.Errorf("filled %q", got)
	}
}

func TestWhatsappText(t *testing.T) {
	for body, want := range map[string]string{
		"": "",
		"<p>Hello <strong>Asha</strong>, <em>soon</em> " +
			"<s>late</s> <code>x = 1</code></p>": "Hello *Asha*, _soon_ ~late~ `x = 1`",
		"<p>Hello <b>Asha </b>and</p>":                                            "Hello *Asha* and",
		"<p>one</p><p>two<br>three</p><p></p><p></p><p>4</p>":                     "one\n\ntwo\nthree\n\n4",
		"<p>We ask for:</p><ul><li><p>Go</p></li><li>SQL</li></ul><p>See you</p>": "We ask for:\n\n- Go\n- SQL\n\nSee you",
		"<ol><li>come</li><li>see</li></ol><ol><li>win</li></ol>":                 "1. come\n2. see\n\n1. win",
		"<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>":              "- a\n1. b\n2. c\n- d",
		"Tom &amp; Jerry &lt;3 &#34;x&#34; {{candidate.name}}":                    `Tom & Jerry <3 "x" {{candidate.name}}`,
		"<pre>a\nb</pre>":                        "```a\nb```",
		"</li></ul><li>stray":                    "- stray",
		"مرحبا <b>بك</b> 😀":                      "مرحبا *بك* 😀",
		"<blockquote>q</blockquote><div>d</div>": "q\n\nd",
	} {
		if got := WhatsappText(body); got != want {
			t.Errorf("%s\n got %q\nwant %q", body, got, want)
		}
	}
}
