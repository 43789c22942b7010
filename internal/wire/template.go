package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

var (
	WhatsappTemplatesSenior = Operation{"WhatsappTemplatesSenior", "GET",
		"/api/Master.svc/Get_Whatsapp_Template_SR_HR/{categoryId}/{userId}", hiring.SeeEveryTemplate,
		"Everybody's WhatsApp templates of a category, or of all"}
	WhatsappTemplatesJunior = Operation{"WhatsappTemplatesJunior", "GET",
		"/api/Master.svc/Get_Whatsapp_Template_JR_HR/{categoryId}/{userId}", hiring.UseDesk,
		"The WhatsApp templates of a category, or of all, that the user or a manager has added"}
	AddWhatsappTemplate = Operation{"AddWhatsappTemplate", "POST", "/api/Master.svc/Add_Whatsapp_Template",
		hiring.KeepTemplates,
		"Add a WhatsApp template"}
	UpdateWhatsappTemplate = Operation{"UpdateWhatsappTemplate", "POST", "/api/Master.svc/Update_Whatsapp_Template",
		hiring.KeepTemplates,
		"Change a WhatsApp template: one's own, or anybody's for a manager"}
	DeleteWhatsappTemplate = Operation{"DeleteWhatsappTemplate", "POST", "/api/Master.svc/Delete_Whatsapp_Template",
		hiring.KeepTemplates,
		"Delete a WhatsApp template: one's own, or anybody's for a manager"}
	WhatsappCategories = Operation{"WhatsappCategories", "GET", "/api/Master.svc/get_whatsapp_category_list",
		hiring.UseDesk,
		"The categories of WhatsApp templates, by name"}
	InsertWhatsappCategory = Operation{"InsertWhatsappCategory", "POST",
		"/api/Master.svc/insert_whatsapp_category_list", hiring.KeepTemplates,
		"Add a category of WhatsApp templates"}

	EmailTemplatesOfUser = Operation{"EmailTemplatesOfUser", "GET",
		"/api/Master.svc/GET_Email_Template_User_Id/{userId}", hiring.UseDesk,
		"The e-mail templates of a user: their own and the managers', everybody's for a manager"}
	EmailTemplatesForCandidate = Operation{"EmailTemplatesForCandidate", "GET",
		"/api/Master.svc/Get_Email_Template_can_details/{userId}", hiring.UseDesk,
		"The same, to choose from when a candidate is written to"}
	SaveEmailTemplate = Operation{"SaveEmailTemplate", "POST", "/api/Master.svc/Save_Email_Template",
		hiring.KeepTemplates,
		"Add an e-mail template"}
	UpdateEmailTemplate = Operation{"UpdateEmailTemplate", "POST", "/api/Master.svc/Update_Email_Template",
		hiring.KeepTemplates,
		"Change an e-mail template: one's own, or anybody's for a manager"}
	DeleteEmailTemplate = Operation{"DeleteEmailTemplate", "POST", "/api/Master.svc/Delete_Email_Template",
		hiring.KeepTemplates,
		"Delete an e-mail template: one's own, or anybody's for a manager"}

	ListPlaceholders = Operation{"ListPlaceholders", "GET", "/api/templates/placeholders", hiring.KeepTemplates,
		"The placeholders that a template may have"}
	PreviewTemplate = Operation{"PreviewTemplate", "POST", "/api/templates/preview", hiring.KeepTemplates,
		"How a template looks to a sample candidate; nothing is kept"}
)

var templates = []Operation{
	WhatsappTemplatesSenior, WhatsappTemplatesJunior, AddWhatsappTemplate, UpdateWhatsappTemplate,
	DeleteWhatsappTemplate,
	WhatsappCategories, InsertWhatsappCategory, EmailTemplatesOfUser, EmailTemplatesForCandidate, SaveEmailTemplate,
	UpdateEmailTemplate,
	DeleteEmailTemplate, ListPlaceholders, PreviewTemplate,
}

// CategoryOfUser is what the lists of WhatsApp templates take.
type CategoryOfUser struct {
	CategoryID string `path:"categoryId" doc:"The id of a category, or all"`
	UserID     string `path:"userId"`
}

// UserOfPath is what the lists of e-mail templates take.
type UserOfPath struct {
	UserID string `path:"userId"`
}

// WhatsappTemplateRow is a WhatsApp template.
type WhatsappTemplateRow struct {
	WhatsappGUID       string `json:"WHATSAPP_GUID"`
	WhatsappCategoryID string `json:"WHATSAPP_CATEGORY_ID"`
	CatName            string `json:"CAT_NAME"`
	CategoryName       string `json:"CATEGORY_NAME" doc:"The same as CAT_NAME"`
	TemplateName       string `json:"TEMPLATE_NAME"`
	Body               string `json:"BODY" doc:"Safe HTML"`
	SendCount          int64  `json:"SEND_COUNT"`
	CreatedOn          string `json:"CREATED_ON" doc:"An instant"`
	AddedBy            string `json:"ADDED_BY" doc:"The name of who added it; to managers only"`
	CreatedBy          string `json:"CREATED_BY" doc:"The id of who added it"`
	MayEdit            string `json:"MAY_EDIT" doc:"'1' when the caller may change and delete it"`
	Version            int64  `json:"VERSION"`
}

// WhatsappTemplateRowOf makes the row of a WhatsApp template.
func WhatsappTemplateRowOf(t store.WhatsappTemplatesRow, mayEdit bool) WhatsappTemplateRow {
	return WhatsappTemplateRow{t.ID, t.CategoryID, t.Category, t.Category, t.Name, t.Body, t.SendCount,
		Instant(&t.CreatedAt), t.AddedBy, t.CreatedBy, Flag(mayEdit), t.Version}
}

// AddWhatsappTemplateBody is what Add_Whatsapp_Template takes.
type AddWhatsappTemplateBody struct {
	Body               Text `json:"BODY" field:"body"`
	WhatsappCategoryID Text `json:"WHATSAPP_CATEGORY_ID" field:"category"`
	TemplateName       Text `json:"TEMPLATE_NAME" field:"name"`
	CreatedBy          Text `json:"CREATED_BY"`
}

// UpdateWhatsappTemplateBody is what Update_Whatsapp_Template takes.
type UpdateWhatsappTemplateBody struct {
	WhatsappGUID       Text   `json:"WHATSAPP_GUID"`
	Body               Text   `json:"BODY" field:"body"`
	TemplateName       Text   `json:"TEMPLATE_NAME" field:"name"`
	WhatsappCategoryID Text   `json:"WHATSAPP_CATEGORY_ID" field:"category"`
	CreatedBy          Text   `json:"CREATED_BY"`
	Version            Number `json:"VERSION,omitempty"`
}

// DeleteWhatsappTemplateBody is what Delete_Whatsapp_Template takes.
type DeleteWhatsappTemplateBody struct {
	WhatsappGUID Text `json:"WHATSAPP_GUID"`
}

// WhatsappCategoryRow is a category of WhatsApp templates.
type WhatsappCategoryRow struct {
	WhatsappCategoryID string `json:"WHATSAPP_CATEGORY_ID"`
	CategoryName       string `json:"CATEGORY_NAME"`
}

// WhatsappCategoryRowOf makes the row of a category.
func WhatsappCategoryRowOf(c store.WhatsappCategoriesRow) WhatsappCategoryRow {
	return WhatsappCategoryRow{c.ID, c.Name}
}

// InsertWhatsappCategoryBody is what insert_whatsapp_category_list takes.
type InsertWhatsappCategoryBody struct {
	CategoryName Text `json:"CATEGORY_NAME" field:"name"`
	CreatedBy    Text `json:"CREATED_BY"`
}

// EmailTemplateRow is an e-mail template.
type EmailTemplateRow struct {
	TemplateID   string `json:"TemplateId"`
	TemplateName string `json:"TemplateName"`
	Subject      string `json:"Subject"`
	Body         string `json:"Body" doc:"Safe HTML"`
	RoleID       string `json:"Role_Id" doc:"The role of who added it"`
	CreatedBy    string `json:"CreatedBy" doc:"The id of who added it"`
	DeletedBy    string `json:"DeletedBy" doc:"Empty: what was deleted is in no list"`
	AddedBy      string `json:"Added_BY" doc:"The name of who added it; to managers only"`
	MayEdit      string `json:"MAY_EDIT" doc:"'1' when the caller may change and delete it"`
	Version      int64  `json:"VERSION"`
}

// EmailTemplateRowOf makes the row of an e-mail template.
func EmailTemplateRowOf(t store.EmailTemplatesRow, mayEdit bool) EmailTemplateRow {
	return EmailTemplateRow{t.ID, t.Name, t.Subject, t.Body, t.RoleID, t.CreatedBy, "", t.AddedBy, Flag(mayEdit),
		t.Version}
}

// SaveEmailTemplateBody is what Save_Email_Template takes.
type SaveEmailTemplateBody struct {
	RoleID       Text `json:"Role_Id" field:"role" doc:"The caller's own, which is recorded"`
	Subject      Text `json:"Subject" field:"subject"`
	Body         Text `json:"Body" field:"body"`
	CreatedBy    Text `json:"CreatedBy"`
	TemplateName Text `json:"TemplateName" field:"name"`
}

// UpdateEmailTemplateBody is what Update_Email_Template takes.
type UpdateEmailTemplateBody struct {
	SaveEmailTemplateBody
	TemplateID Text   `json:"TemplateId"`
	Version    Number `json:"VERSION,omitempty"`
}

// DeleteEmailTemplateBody is what Delete_Email_Template takes.
type DeleteEmailTemplateBody struct {
	TemplateID Text `json:"TemplateId"`
	DeletedBy  Text `json:"DeletedBy"`
}

// PlaceholderRow is a placeholder that a template may have, written as {{name}}.
type PlaceholderRow struct {
	Name    string `json:"name"`
	Meaning string `json:"meaning"`
	Sample  string `json:"sample"`
}

// PlaceholderRowOf makes the row of a placeholder.
func PlaceholderRowOf(p hiring.Placeholder) PlaceholderRow {
	return PlaceholderRow{p.Name, p.Meaning, p.Sample}
}

// PreviewTemplateBody is a template to preview before it is saved.
type PreviewTemplateBody struct {
	Kind    Text `json:"kind" doc:"whatsapp or email"`
	Subject Text `json:"subject" doc:"Of an e-mail"`
	Body    Text `json:"body"`
}

// TemplatePreviewRow is a template with the values of a sample candidate.
type TemplatePreviewRow struct {
	Subject string `json:"subject"`
	HTML    string `json:"html" doc:"A whole page for an e-mail, a part of one for WhatsApp"`
	Text    string `json:"text" doc:"As it leaves the house: for WhatsApp with its marks"`
}
