package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// MobileOfPath is the input of Mobile_Validation.
type MobileOfPath struct {
	Mobile string `path:"mobile" doc:"Ten digits"`
}

// UserLoginBody is what User_login takes.
type UserLoginBody struct {
	Mobile   Text `json:"MOBILE" field:"mobile"`
	Password Text `json:"PASSWORD" field:"password"`
}

// UserLoginRow is the data of User_login. The telephony password and secret never leave the server.
type UserLoginRow struct {
	Dept              string `json:"DEPT"`
	UserGUID          string `json:"USER_GUID"`
	ProfileImg        string `json:"PROFILE_IMG"`
	FName             string `json:"F_NAME"`
	LName             string `json:"L_NAME"`
	RoleID            string `json:"ROLE_ID"`
	Email             string `json:"EMAIL"`
	Mobile            string `json:"MOBILE"`
	EsaAssignedHR     string `json:"ESA_ASSIGNED_HR"`
	CompanyMob        string `json:"COMPANY_MOB"`
	TelephonyUserID   string `json:"TELEPHONY_USER_ID"`
	TelephonyPassword string `json:"TELEPHONY_PASSWORD"`
	TelephonySecret   string `json:"TELEPHONY_SECRET"`
	Interviewer       string `json:"IS_INTERVIEWER" doc:"Ours: '1' for somebody whose work begins with their interviews"`
}

// UserLoginRowOf makes the row of a user who has just signed in.
func UserLoginRowOf(u store.UserByMobileRow, esaAssigned bool) UserLoginRow {
	return UserLoginRow{
		Dept: u.Department, UserGUID: u.ID, ProfileImg: pictureURL(u.ID, u.HasPicture), FName: u.FirstName,
		LName:  u.LastName,
		RoleID: u.RoleID, Email: u.Email, Mobile: u.Mobile, EsaAssignedHR: Flag(esaAssigned),
		CompanyMob:      u.CompanyMobile,
		TelephonyUserID: u.TelephonyUserID, Interviewer: Flag(u.RoleID == hiring.RoleIDs[hiring.Interviewer]),
	}
}

// ForgotPasswordBody is what forgot_password takes.
type ForgotPasswordBody struct {
	Mobile Text `json:"MOBILE" field:"mobile"`
}

// ChangePasswordBody is what change_password takes; PASSWORD is the old one.
type ChangePasswordBody struct {
	Mobile      Text `json:"MOBILE" field:"mobile"`
	Password    Text `json:"PASSWORD" field:"password"`
	NewPassword Text `json:"NEW_PASSWORD" field:"newPassword"`
}

// UsePasswordLinkBody is the token of a mailed link and the password to set.
type UsePasswordLinkBody struct {
	Token       Text `json:"token"`
	NewPassword Text `json:"newPassword"`
}

// JudgePasswordBody is a new password while it is typed, and whose it is to be: a mobile, or the token of a mailed
// link.
type JudgePasswordBody struct {
	NewPassword Text `json:"newPassword"`
	Mobile      Text `json:"mobile"`
	Token       Text `json:"token"`
}

// JudgementRow is what the server thinks of a new password.
type JudgementRow struct {
	Fits   bool   `json:"fits" doc:"Whether it would be taken"`
	Advice string `json:"advice" doc:"Why not"`
}

// OwnSessionRow is a browser in which the caller is signed in.
type OwnSessionRow struct {
	ID        string `json:"id"`
	Address   string `json:"address"`
	Agent     string `json:"agent"`
	CreatedAt string `json:"createdAt"`
	SeenAt    string `json:"seenAt"`
	Own       bool   `json:"own" doc:"Whether it is the one that asks"`
}

// OwnSessionRowOf converts a login session; own is the caller's.
func OwnSessionRowOf(s store.SessionRow, own string) OwnSessionRow {
	return OwnSessionRow{ID: s.TokenHash, Address: s.Address, Agent: s.Agent, CreatedAt: Instant(&s.CreatedAt),
		SeenAt: Instant(&s.SeenAt), Own: s.TokenHash == own}
}

// SessionRow is the signed-in user.
type SessionRow struct {
	UserID          string     `json:"userId"`
	FirstName       string     `json:"firstName"`
	LastName        string     `json:"lastName"`
	Email           string     `json:"email"`
	Mobile          string     `json:"mobile"`
	CompanyMobile   string     `json:"companyMobile"`
	PictureURL      string     `json:"pictureUrl"`
	RoleID          string     `json:"roleId"`
	Role            string     `json:"role"`
	Department      string     `json:"department"`
	TelephonyUserID string     `json:"telephonyUserId"`
	Grants          []string   `json:"grants"`
	Facts           FactsOfRow `json:"facts"`
	Today           string     `json:"today" doc:"The day in the business zone"`
	LastWorkDay     string     `json:"lastWorkDay" doc:"The last working day before today"`
	Change          int64      `json:"change" doc:"The newest change, for api/changes: what is read later is not older"`
	Zone            string     `json:"zone" doc:"The business zone"`
	ResumeKB        int        `json:"resumeKB" doc:"What a resume has to stay under, in kB"`
	CompressPdfURL  string     `json:"compressPdfUrl" doc:"Where a PDF can be made smaller; empty for nowhere"`
	Demo            bool       `json:"demo"`
	Telephony       bool       `json:"telephony" doc:"A telephony service is configured"`
}

// FactsOfRow holds the facts about the user that decide what menu and screens show.
type FactsOfRow struct {
	Manager         bool `json:"manager"`
	ReviewDashboard bool `json:"reviewDashboard"`
	Administer      bool `json:"administer"`
	CommentDownload bool `json:"commentDownload"`
	EsaAssigned     bool `json:"esaAssigned"`
	Recruiter       bool `json:"recruiter"`
	Interviewer     bool `json:"interviewer"`
	AdminRole       bool `json:"adminRole"`
	EsaHR           bool `json:"esaHr"`
}

// BusinessDay is today where the company is.
type BusinessDay struct {
	Today, LastWorkDay hiring.Day
	Zone               string
}

// SessionRowOf makes the row of the signed-in user, without what is the same for everybody.
func SessionRowOf(u store.UserBySessionRow, user hiring.User, day BusinessDay) SessionRow {
	grants := make([]string, len(user.Grants))
	for i, g := range user.Grants {
		grants[i] = string(g)
	}
	return SessionRow{
		UserID: u.ID, FirstName: u.FirstName, LastName: u.LastName, Email: u.Email, Mobile: u.Mobile,
		CompanyMobile: u.CompanyMobile,
		PictureURL:    pictureURL(u.ID, u.HasPicture), RoleID: u.RoleID, Role: u.Role, Department: u.Department,
		TelephonyUserID: u.TelephonyUserID, Grants: grants, Facts: FactsOfRow(hiring.FactsOf(user)),
		Today: day.Today.String(), LastWorkDay: day.LastWorkDay.String(), Zone: day.Zone,
	}
}

func pictureURL(userID string, has bool) string {
	if !has {
		return ""
	}
	return "/api/users/" + userID + "/picture"
}
