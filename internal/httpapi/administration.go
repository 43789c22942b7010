package httpapi

import (
	"context"

	"muster/internal/app/audit"
	"muster/internal/app/people"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerAdministration() {
	serve(b, wire.ListUsers, b.listUsers)
	serve(b, wire.GetUser, b.getUser)
	serve(b, wire.AddUser, b.addUser)
	serve(b, wire.ChangeUser, b.changeUser)
	serve(b, wire.DisableUser, b.disableUser)
	serve(b, wire.EnableUser, b.enableUser)
	serve(b, wire.SendPasswordLink, b.sendPasswordLink)
	serve(b, wire.SignOutUser, b.signOutUser)
	serve(b, wire.ListSessions, b.listSessions)
	serve(b, wire.EndSession, b.endSession)
	serve(b, wire.ListDepartments, b.listDepartments)
	serve(b, wire.AddDepartment, b.addDepartment)
	serve(b, wire.ChangeDepartment, b.changeDepartment)
	serve(b, wire.ListAudit, b.listAudit)
	serve(b, wire.GetAuditLine, b.getAuditLine)
	serve(b, wire.AuditKinds, b.auditKinds)
	serve(b, wire.ListStatuses, b.listStatuses)
}

func (b *Border) listUsers(ctx context.Context, _ *visit, in *wire.ListUsersQuery) (wire.Page[wire.UserRow], error) {
	ask := people.UserAsk{Role: in.Role, Department: in.Department, Grant: in.Grant, Active: in.Active,
		ListAsk: askOf(in.ListQuery)}
	found, total, err := b.App.People.ListUsers(ctx, ask)
	return wire.PageOf(rowsOf(found, wire.UserRowOf), total), err
}

func (b *Border) getUser(ctx context.Context, _ *visit, in *wire.IDOfPath) (wire.Answer[wire.UserRow], error) {
	user, err := b.App.People.GetUser(ctx, in.ID)
	return wire.One(wire.UserRowOf(user)), err
}

func telephonyOf(body wire.UserBody) people.Telephony {
	return people.Telephony{UserID: string(body.TelephonyUserID), Password: string(body.TelephonyPassword),
		Secret: string(body.TelephonySecret)}
}

func (b *Border) addUser(ctx context.Context, v *visit, in *in[wire.AddUserBody]) (wire.Answer[wire.AddedRow], error) {
	id, err := b.App.People.AddUser(ctx, v.Caller, people.NewUser{
		Person: in.Body.Person(), Department: string(in.Body.Department), ReportsTo: string(in.Body.ReportsTo),
		Telephony: telephonyOf(in.Body.UserBody), MailLink: bool(in.Body.MailLink),
	}, "")
	return wire.Rows(hiring.AddedSuccessfully, []wire.AddedRow{{ID: id}}), err
}

type changeUserInput struct {
	wire.IDOfPath
	Body wire.ChangeUserBody
}

func (b *Border) changeUser(ctx context.Context, v *visit, in *changeUserInput) (wire.Answer[wire.Nothing], error) {
	err := b.App.People.ChangeUser(ctx, v.Caller, people.UserRef{ID: in.ID, Version: int64(in.Body.Version)},
		people.UserChange{
			Person: in.Body.Person(), Department: string(in.Body.Department), ReportsTo: string(in.Body.ReportsTo),
			Telephony: telephonyOf(in.Body.UserBody), ForgetTelephony: bool(in.Body.ForgetTelephony),
		})
	return wire.Done(hiring.UpdatedSuccessfully), err
}

// versionedInput is the input of a call about one record; the caller may send the version they saw.
type versionedInput struct {
	wire.IDOfPath
	Body wire.VersionBody
}

func (in *versionedInput) user() people.UserRef {
	return people.UserRef{ID: in.ID, Version: int64(in.Body.Version)}
}

func (b *Border) disableUser(ctx context.Context, v *visit, in *versionedInput) (wire.Answer[wire.Nothing], error) {
	return wire.Done(hiring.UpdatedSuccessfully), b.App.People.DisableUser(ctx, v.Caller, in.user())
}

func (b *Border) enableUser(ctx context.Context, v *visit, in *versionedInput) (wire.Answer[wire.Nothing], error) {
	return wire.Done(hiring.UpdatedSuccessfully), b.App.People.EnableUser(ctx, v.Caller, in.user())
}

func (b *Border) sendPasswordLink(ctx context.Context, v *visit, in *versionedInput) (wire.Answer[wire.Nothing],
	error) {
	return wire.Done(hiring.MailSend), b.App.People.SendPasswordLink(ctx, v.Caller, in.user())
}

func (b *Border) signOutUser(ctx context.Context, v *visit, in *versionedInput) (wire.Answer[wire.Nothing], error) {
	return wire.Done(hiring.SignedOut), b.App.People.SignOutUser(ctx, v.Caller, in.user())
}

func (b *Border) listSessions(ctx context.Context, v *visit,
	in *wire.ListSessionsQuery) (wire.Page[wire.SessionListRow], error) {
	found, total, err := b.App.Account.ListSessions(ctx, in.User, askOf(in.ListQuery))
	rows := make([]wire.SessionListRow, len(found))
	for i, row := range found {
		rows[i] = wire.SessionListRowOf(row, v.SessionID)
	}
	return wire.PageOf(rows, total), err
}

func (b *Border) endSession(ctx context.Context, v *visit, in *wire.IDOfPath) (wire.Answer[wire.Nothing], error) {
	return wire.Done(hiring.SignedOut), b.App.Account.EndSession(ctx, v.Caller, in.ID)
}

func (b *Border) listDepartments(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.DepartmentRow], error) {
	found, err := b.App.People.ListDepartments(ctx)
	return wire.Rows("", rowsOf(found, wire.DepartmentRowOf)), err
}

func departmentChange(body wire.DepartmentBody) people.DepartmentChange {
	return people.DepartmentChange{Name: string(body.Name), MaySignIn: bool(body.MaySignIn),
		ApproverID: string(body.ApproverID)}
}

func (b *Border) addDepartment(ctx context.Context, v *visit,
	in *in[wire.DepartmentBody]) (wire.Answer[wire.AddedRow], error) {
	id, err := b.App.People.AddDepartment(ctx, v.Caller, departmentChange(in.Body))
	return wire.Rows(hiring.AddedSuccessfully, []wire.AddedRow{{ID: id}}), err
}

type changeDepartmentInput struct {
	wire.IDOfPath
	Body wire.DepartmentBody
}

func (b *Border) changeDepartment(ctx context.Context, v *visit,
	in *changeDepartmentInput) (wire.Answer[wire.Nothing], error) {
	err := b.App.People.ChangeDepartment(ctx, v.Caller, in.ID, int64(in.Body.Version), departmentChange(in.Body))
	return wire.Done(hiring.UpdatedSuccessfully), err
}

func (b *Border) listAudit(ctx context.Context, _ *visit, in *wire.ListAuditQuery) (wire.Page[wire.AuditRow], error) {
	ask := audit.AuditAsk{From: in.From, To: in.To, Actor: in.Actor, About: in.About, Action: in.Kind,
		ListAsk: askOf(in.ListQuery)}
	found, total, err := b.App.Audit.ListAudit(ctx, ask)
	return wire.PageOf(rowsOf(found, wire.AuditRowOf), total), err
}

func (b *Border) getAuditLine(ctx context.Context, _ *visit, in *wire.IDOfPath) (wire.Answer[wire.AuditRow], error) {
	line, err := b.App.Audit.AuditLine(ctx, in.ID)
	return wire.One(wire.AuditRowOf(line)), err
}

func (b *Border) auditKinds(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.AuditKindRow], error) {
	found, err := b.App.Audit.AuditKinds(ctx)
	return wire.Rows("", rowsOf(found, func(kind string) wire.AuditKindRow { return wire.AuditKindRow{Kind: kind} })),
		err
}

func (b *Border) listStatuses(ctx context.Context, _ *visit, _ *struct{}) (wire.Answer[wire.StatusRow], error) {
	found, err := b.App.Settings.ListStatuses(ctx)
	return wire.Rows("", rowsOf(found, wire.StatusRowOf)), err
}
