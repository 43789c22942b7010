package httpapi_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
)

const (
	seniorList     = "/api/Master.svc/Get_Whatsapp_Template_SR_HR/"
	juniorList     = "/api/Master.svc/Get_Whatsapp_Template_JR_HR/"
	addWhatsapp    = "/api/Master.svc/Add_Whatsapp_Template"
	updateWhatsapp = "/api/Master.svc/Update_Whatsapp_Template"
	deleteWhatsapp = "/api/Master.svc/Delete_Whatsapp_Template"
	categoryList   = "/api/Master.svc/get_whatsapp_category_list"
	addCategory    = "/api/Master.svc/insert_whatsapp_category_list"
	emailList      = "/api/Master.svc/GET_Email_Template_User_Id/"
	emailChoice    = "/api/Master.svc/Get_Email_Template_can_details/"
	saveEmail      = "/api/Master.svc/Save_Email_Template"
	updateEmail    = "/api/Master.svc/Update_Email_Template"
	deleteEmail    = "/api/Master.svc/Delete_Email_Template"
)

// authorsOf is a harness in which several people have templates: a category, and a client for each person.
type authorsOf struct {
	*harness
	t        *testing.T
	category string
	of       map[string]*client
}

func eachAuthors(t *testing.T, test func(t *testing.T, h *authorsOf)) {
	eachEngine(t, func(t *testing.T, h *harness) {
		a := &authorsOf{harness: h, t: t, of: map[string]*client{}}
		for _, who := range []string{"manager", "manager4", "recruiter", "recruiter2", "senior-hr", "admin"} {
			a.of[who] = h.as(who)
		}
		if made := a.of["manager"].post(addCategory, body{"CATEGORY_NAME": "Interview",
			"CREATED_BY": h.idOf("manager")}); made.code() != "200" || made.message() != "Added Successfully" {
			t.Fatalf("add a category: %s", made.Raw)
		}
		a.category = a.of["manager"].get(categoryList).Data[0]["WHATSAPP_CATEGORY_ID"].(string)
		for who, c := range a.of {
			a.done(c.post(addWhatsapp, body{"BODY": "<p>Hello from " + who + "</p>",
				"WHATSAPP_CATEGORY_ID": a.category, "TEMPLATE_NAME": "Of " + who, "CREATED_BY": h.idOf(who)}))
			a.done(c.post(saveEmail, body{"TemplateName": "Of " + who, "Subject": "From " + who,
				"Body": "<p>Hello</p>", "CreatedBy": h.idOf(who)}))
		}
		test(t, a)
	})
}

func (a *authorsOf) done(answer reply) {
	a.t.Helper()
	if answer.code() != "200" {
		a.t.Fatalf("%d %s", answer.Status, answer.Raw)
	}
}

func (a *authorsOf) whatsapp(who string) reply {
	a.t.Helper()
	if strings.HasPrefix(who, "manager") {
		return a.of[who].get(seniorList + "all/" + a.idOf(who))
	}
	return a.of[who].get(juniorList + "all/" + a.idOf(who))
}

func (a *authorsOf) email(who string) reply {
	a.t.Helper()
	return a.of[who].get(emailList + a.idOf(who))
}

func TestWhoSeesAndChangesTemplates(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		everybody := []string{"Of admin", "Of manager", "Of manager4", "Of recruiter", "Of recruiter2", "Of senior-hr"}
		for who, want := range map[string]struct {
			sees, edits []string
		}{
			"manager":    {everybody, everybody},
			"manager4":   {everybody, everybody},
			"recruiter":  {[]string{"Of manager", "Of manager4", "Of recruiter"}, []string{"Of recruiter"}},
			"recruiter2": {[]string{"Of manager", "Of manager4", "Of recruiter2"}, []string{"Of recruiter2"}},
			"senior-hr":  {[]string{"Of manager", "Of manager4", "Of senior-hr"}, []string{"Of senior-hr"}},
			"admin":      {[]string{"Of admin", "Of manager", "Of manager4"}, []string{"Of admin"}},
		} {
			for kind, list := range map[string]struct {
				a             reply
				name, addedBy string
			}{
				"whatsapp": {h.whatsapp(who), "TEMPLATE_NAME", "ADDED_BY"}, "email": {h.email(who), "TemplateName",
					"Added_BY"},
				"email of candidate": {h.of[who].get(emailChoice + h.idOf(who)), "TemplateName", "Added_BY"},
			} {
				if got := column(list.a, list.name); !slices.Equal(got, want.sees) {
					t.Errorf("%s of %s: %v, want %v", kind, who, got, want.sees)
				}
				edits := []string{}
				for _, row := range list.a.Data {
					if row["MAY_EDIT"] == "1" {
						edits = append(edits, row[list.name].(string))
					}
					if named := row[list.addedBy] != ""; named != strings.HasPrefix(who, "manager") {
						t.Errorf("%s of %s shows who added it: %v", kind, who, row)
					}
				}
				if !slices.Equal(edits, want.edits) {
					t.Errorf("%s of %s: edits %v, want %v", kind, who, edits, want.edits)
				}
			}
		}
		if a := h.of["recruiter"].get(seniorList + "all/" + h.idOf("recruiter")); a.Status != 403 {
			t.Errorf("a recruiter and everybody's: %d %s", a.Status, a.Raw)
		}
		// A manager who views as a recruiter sees what the recruiter sees.
		if got := column(h.of["manager"].get(juniorList+"all/"+h.idOf("recruiter")),
			"TEMPLATE_NAME"); !slices.Equal(got, []string{"Of manager", "Of manager4", "Of recruiter"}) {
			t.Errorf("viewed as a recruiter: %v", got)
		}
		if got := column(h.of["manager"].get(emailList+h.idOf("recruiter")), "TemplateName"); !slices.Equal(got,
			[]string{"Of manager", "Of manager4", "Of recruiter"}) {
			t.Errorf("viewed as a recruiter: %v", got)
		}
	})
}

func TestTemplatesOfOthersAreRefused(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		whatsapp, email := h.whatsapp("manager"), h.email("manager")
		for _, owner := range []string{"manager", "recruiter2", "admin"} {
			guid := named(t, whatsapp, "TEMPLATE_NAME", "Of "+owner)["WHATSAPP_GUID"].(string)
			id := named(t, email, "TemplateName", "Of "+owner)["TemplateId"].(string)
			for name, a := range map[string]reply{
				"change whatsapp": h.of["recruiter"].post(updateWhatsapp, body{"WHATSAPP_GUID": guid, "BODY": "x",
					"TEMPLATE_NAME": "mine", "WHATSAPP_CATEGORY_ID": h.category}),
				"delete whatsapp": h.of["recruiter"].post(deleteWhatsapp, body{"WHATSAPP_GUID": guid}),
				"change email": h.of["recruiter"].post(updateEmail, body{"TemplateId": id, "Body": "x",
					"TemplateName": "mine", "Subject": "x"}),
				"delete email": h.of["recruiter"].post(deleteEmail, body{"TemplateId": id}),
			} {
				if a.Status != http.StatusForbidden ||
					a.message() != "You can only change templates that you have added" {
					t.Errorf("%s of %s: %d %s", name, owner, a.Status, a.Raw)
				}
			}
		}
		for name, a := range map[string]reply{
			"add whatsapp in another's name": h.of["recruiter"].post(addWhatsapp,
				body{"BODY": "x", "WHATSAPP_CATEGORY_ID": h.category, "TEMPLATE_NAME": "x",
					"CREATED_BY": h.idOf("admin")}),
			"add email in another's name": h.of["recruiter"].post(saveEmail, body{"Body": "x", "Subject": "x",
				"TemplateName": "x", "CreatedBy": h.idOf("admin")}),
			"delete in another's name": h.of["recruiter"].post(deleteEmail, body{"TemplateId": nothing,
				"DeletedBy": h.idOf("admin")}),
			"a category in another's name": h.of["recruiter"].post(addCategory, body{"CATEGORY_NAME": "x",
				"CREATED_BY": h.idOf("admin")}),
		} {
			if a.Status != http.StatusForbidden {
				t.Errorf("%s: %d %s", name, a.Status, a.Raw)
			}
		}
		if h.whatsapp("manager").Raw != whatsapp.Raw || h.email("manager").Raw != email.Raw {
			t.Error("something changed")
		}
	})
}

func TestChangeAndDeleteWhatsappTemplate(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		recruiter := h.of["recruiter"]
		list := h.whatsapp("recruiter")
		const fields = "WHATSAPP_GUID WHATSAPP_CATEGORY_ID CAT_NAME TEMPLATE_NAME BODY SEND_COUNT CREATED_ON " +
			"ADDED_BY CREATED_BY CATEGORY_NAME"
		mustHave(t, "Get_Whatsapp_Template_JR_HR", list, fields, "MAY_EDIT VERSION")
		mustHave(t, "Get_Whatsapp_Template_SR_HR", h.whatsapp("manager"), fields, "MAY_EDIT VERSION")
		mustHave(t, "get_whatsapp_category_list", recruiter.get(categoryList), "WHATSAPP_CATEGORY_ID CATEGORY_NAME", "")
		row := named(t, list, "TEMPLATE_NAME", "Of recruiter")
		if row["WHATSAPP_CATEGORY_ID"] != h.category || row["CAT_NAME"] != "Interview" ||
			row["CATEGORY_NAME"] != "Interview" || row["BODY"] != "<p>Hello from recruiter</p>" ||
			row["SEND_COUNT"] != 0.0 || row["CREATED_ON"] != "2026-03-16T09:30:00Z" ||
			row["CREATED_BY"] != h.idOf("recruiter") || row["VERSION"] != 1.0 {
			t.Errorf("template %v", row)
		}
		since := 0.0
		recruiter.changedTopics(&since)
		h.done(recruiter.post(addCategory, body{"CATEGORY_NAME": "Offer"}))
		if topics := recruiter.changedTopics(&since); !slices.Equal(topics, []string{"template"}) {
			t.Errorf("topics %v", topics)
		}
		offer := named(t, recruiter.get(categoryList), "CATEGORY_NAME", "Offer")["WHATSAPP_CATEGORY_ID"].(string)
		guid := row["WHATSAPP_GUID"].(string)
		change := body{"WHATSAPP_GUID": guid, "BODY": "<p>{{candidate.name}}: <b>yes</b></p>",
			"TEMPLATE_NAME": "Offer sent", "WHATSAPP_CATEGORY_ID": offer, "CREATED_BY": h.idOf("recruiter"),
			"VERSION": "1"}
		if a := recruiter.post(updateWhatsapp, change); a.code() != "200" || a.message() != "Updated Successfully" {
			t.Fatalf("change: %s", a.Raw)
		}
		change["CREATED_BY"] = h.idOf("manager")
		if a := h.of["manager"].post(updateWhatsapp, change); a.code() != "409" ||
			a.message() != "Somebody else has changed this template. Please look again." {
			t.Errorf("the second editor: %s", a.Raw)
		}
		if got := recruiter.get(juniorList + offer + "/" + h.idOf("recruiter")); !slices.Equal(column(got, "BODY"),
			[]string{"<p>{{candidate.name}}: <b>yes</b></p>"}) || got.Data[0]["VERSION"] != 2.0 {
			t.Errorf("of one category: %s", got.Raw)
		}
		if got := column(recruiter.get(juniorList+h.category+"/"+h.idOf("recruiter")),
			"TEMPLATE_NAME"); !slices.Equal(got, []string{"Of manager", "Of manager4"}) {
			t.Errorf("of the other category: %v", got)
		}
		if got := recruiter.get(juniorList + nothing + "/" + h.idOf("recruiter")); got.code() != "200" ||
			len(got.Data) != 0 {
			t.Errorf("of no category: %s", got.Raw)
		}
		// A manager changes a recruiter's template, and it stays the recruiter's.
		change["VERSION"], change["TEMPLATE_NAME"] = "2", "Offer is out"
		h.done(h.of["manager"].post(updateWhatsapp, change))
		if row := named(t, h.whatsapp("manager"), "WHATSAPP_GUID", guid); row["CREATED_BY"] != h.idOf("recruiter") ||
			row["ADDED_BY"] != "Asha Kulkarni" {
			t.Errorf("whose it is: %v", row)
		}
		if a := recruiter.post(deleteWhatsapp, body{"WHATSAPP_GUID": guid}); a.code() != "200" ||
			a.message() != "Deleted Successfully" {
			t.Fatalf("delete: %s", a.Raw)
		}
		if slices.Contains(column(h.whatsapp("manager"), "WHATSAPP_GUID"), guid) {
			t.Error("it is still in the list")
		}
		for name, a := range map[string]reply{
			"delete again":        recruiter.post(deleteWhatsapp, body{"WHATSAPP_GUID": guid}),
			"change what is gone": recruiter.post(updateWhatsapp, change),
			"delete nothing":      recruiter.post(deleteWhatsapp, body{}),
		} {
			if a.code() != "404" && a.Status != 403 {
				t.Errorf("%s: %s", name, a.Raw)
			}
		}
		if lines := h.audited("UpdateWhatsappTemplate"); len(lines) != 2 || !strings.Contains(lines[1],
			`"name":"Offer sent"`) || !strings.Contains(lines[1], `"name":"Offer is out"`) {
			t.Errorf("audit: %v", lines)
		}
		if len(h.audited("AddWhatsappTemplate")) != 6 || len(h.audited("DeleteWhatsappTemplate")) != 1 ||
			len(h.audited("InsertWhatsappCategory")) != 2 {
			t.Error("audit lines are missing")
		}
	})
}

func TestChangeAndDeleteEmailTemplate(t *testing.T) {
	eachAuthors(t, func(t *testing.T, h *authorsOf) {
		recruiter := h.of["recruiter"]
		for _, path := range []string{emailList, emailChoice} {
			mustHave(t, path, recruiter.get(path+h.idOf("recruiter")),
				"TemplateId TemplateName Subject Body Role_Id CreatedBy DeletedBy Added_BY", "MAY_EDIT VERSION")
		}
		row := named(t, h.email("recruiter"), "TemplateName", "Of recruiter")
		role := "018f0000-0000-7000-8000-000000000001"
		if row["Subject"] != "From recruiter" || row["Body"] != "<p>Hello</p>" || row["Role_Id"] != role ||
			row["CreatedBy"] != h.idOf("recruiter") || row["DeletedBy"] != "" || row["VERSION"] != 1.0 {
			t.Errorf("template %v", row)
		}
		id := row["TemplateId"].(string)
		change := body{"TemplateId": id, "TemplateName": "Invitation", "Subject": "Interview for {{position}}",
			"Body": "<h2>Dear {{candidate.name}}</h2><p>Call <a href=\"tel:1\">me</a></p>", "Role_Id": role,
			"CreatedBy": h.idOf("recruiter"), "VERSION": "1"}
		if a := recruiter.post(updateEmail, change); a.code() != "200" || a.message() != "Updated Successfully" {
			t.Fatalf("change: %s", a.Raw)
		}
		if a := recruiter.post(updateEmail, change); a.code() != "409" ||
			a.message() != "Somebody else has changed this template. Please look again." {
			t.Errorf("the second editor: %s", a.Raw)
		}
		if row = named(t, h.email("recruiter"), "TemplateId", id); row["Subject"] != "Interview for {{position}}" ||
			row["TemplateName"] != "Invitation" || row["VERSION"] != 2.0 {
			t.Errorf("changed %v", row)
		}
		change["Role_Id"] = nothing
		if a := recruiter.post(updateEmail, change); a.Status != 400 || a.field() != "Role_Id" {
			t.Errorf("another's role: %s", a.Raw)
		}
		if a := recruiter.post(deleteEmail, body{"TemplateId": id,
			"DeletedBy": h.idOf("recruiter")}); a.code() != "200" || a.message() != "Deleted Successfully" {
			t.Fatalf("delete: %s", a.Raw)
		}
		if a := recruiter.post(deleteEmail, body{"TemplateId": id}); a.code() != "404" {
			t.Errorf("delete again: %s", a.Raw)
		}
		if slices.Contains(column(h.email("manager"), "TemplateId"), id) {
			t.Error("it is still in the list")
		}
		if len(h.audited("SaveEmailTemplate")) != 6 || len(h.audited("UpdateEmailTemplate")) != 1 ||
			len(h.audited("DeleteEmailTemplate")) != 1 {
			t.Error("audit lines are missing")
		}
	})
}
