package httpapi

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"muster/internal/app/account"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerAccount() {
	serve(b, wire.MobileValidation, b.mobileValidation)
	serve(b, wire.UserLogin, b.userLogin)
	serve(b, wire.ForgotPassword, b.forgotPassword)
	serve(b, wire.ChangePassword, b.changePassword)
	serve(b, wire.UsePasswordLink, b.usePasswordLink)
	serve(b, wire.JudgePassword, b.judgePassword)
	serve(b, wire.ListOwnSessions, b.listOwnSessions)
	serve(b, wire.EndOwnSession, b.endOwnSession)
	serve(b, wire.Session, b.session)
	serve(b, wire.SignOut, b.signOut)
	b.registerPicture()
}

func (b *Border) mobileValidation(ctx context.Context, v *visit, in *wire.MobileOfPath) (wire.Answer[wire.Nothing],
	error) {
	if err := b.App.Account.MobileValidation(ctx, v.Caller, in.Mobile); err != nil {
		return wire.Answer[wire.Nothing]{}, err
	}
	return wire.Done(""), nil
}

func (b *Border) userLogin(ctx context.Context, v *visit, in *in[wire.UserLoginBody]) (wire.Answer[wire.UserLoginRow],
	error) {
	user, token, err := b.App.Account.UserLogin(ctx, v.Caller, string(in.Body.Mobile), string(in.Body.Password))
	if err != nil {
		return wire.Answer[wire.UserLoginRow]{}, err
	}
	v.cookie = b.cookie(token, hiring.SessionAge)
	esaAssigned := slices.Contains(strings.Split(user.Grants, ","), string(hiring.GrantEsaAssigned))
	return wire.Rows(hiring.LoginSuccessful, []wire.UserLoginRow{wire.UserLoginRowOf(user, esaAssigned)}), nil
}

func (b *Border) forgotPassword(ctx context.Context, v *visit,
	in *in[wire.ForgotPasswordBody]) (wire.Answer[wire.Nothing], error) {
	return wire.Done(hiring.MailSend), b.App.Account.ForgotPassword(ctx, v.Caller, string(in.Body.Mobile))
}

func (b *Border) changePassword(ctx context.Context, v *visit,
	in *in[wire.ChangePasswordBody]) (wire.Answer[wire.Nothing], error) {
	err := b.App.Account.ChangePassword(ctx, v.Caller, string(in.Body.Mobile), string(in.Body.Password),
		string(in.Body.NewPassword))
	return wire.Done(hiring.PasswordChanged), err
}

func (b *Border) usePasswordLink(ctx context.Context, v *visit,
	in *in[wire.UsePasswordLinkBody]) (wire.Answer[wire.Nothing], error) {
	return wire.Done(hiring.PasswordSet), b.App.Account.UsePasswordLink(ctx, v.Caller, string(in.Body.Token),
		string(in.Body.NewPassword))
}

func (b *Border) judgePassword(ctx context.Context, v *visit,
	in *in[wire.JudgePasswordBody]) (wire.Answer[wire.JudgementRow], error) {
	advice, err := b.App.Account.JudgePassword(ctx, v.Caller, account.TypedPassword{
		NewPassword: string(in.Body.NewPassword), Mobile: string(in.Body.Mobile), Token: string(in.Body.Token),
	})
	return wire.One(wire.JudgementRow{Fits: advice == "", Advice: advice}), err
}

func (b *Border) listOwnSessions(ctx context.Context, v *visit, _ *struct{}) (wire.Answer[wire.OwnSessionRow], error) {
	found, err := b.App.Account.ListOwnSessions(ctx, v.Caller)
	rows := make([]wire.OwnSessionRow, len(found))
	for i, row := range found {
		rows[i] = wire.OwnSessionRowOf(row, v.SessionID)
	}
	return wire.Rows("", rows), err
}

func (b *Border) endOwnSession(ctx context.Context, v *visit, in *wire.IDOfPath) (wire.Answer[wire.Nothing], error) {
	return wire.Done(hiring.SignedOut), b.App.Account.EndOwnSession(ctx, v.Caller, in.ID)
}

func (b *Border) session(ctx context.Context, v *visit, _ *struct{}) (wire.Answer[wire.SessionRow], error) {
	settings, err := b.App.ReadSettings(ctx, b.App.Store.Read())
	if err != nil {
		return wire.Answer[wire.SessionRow]{}, err
	}
	today := hiring.DayOf(b.App.Now().In(settings.Zone))
	day := wire.BusinessDay{Today: today, LastWorkDay: settings.Waits().Work.LastDay(today), Zone: settings.Zone.String()}
	row := wire.SessionRowOf(v.signedIn.UserBySessionRow, v.User, day)
	row.Demo, row.Telephony = b.App.Messages.Demo, b.App.Messages.Telephony != nil
	row.ResumeKB = int(hiring.ReadResumeLimit(settings.Value(hiring.ResumeKB)))
	row.CompressPdfURL = settings.Value(hiring.CompressPDF)
	row.Change, _, err = b.App.Changes(ctx, v.Caller, 0)
	return wire.One(row), err
}

func (b *Border) signOut(ctx context.Context, v *visit, _ *struct{}) (wire.Answer[wire.Nothing], error) {
	v.cookie = b.cookie("", -time.Second)
	return wire.Done(hiring.SignedOut), b.App.Account.SignOut(ctx, v.Caller)
}

// cookieName binds the cookie to this very host over https: no neighbour under the same domain can set it.
func (b *Border) cookieName() string {
	if b.Secure {
		return "__Host-" + sessionCookie
	}
	return sessionCookie
}

func (b *Border) cookie(token string, age time.Duration) string {
	cookie := http.Cookie{
		Name: b.cookieName(), Value: token, Path: "/", MaxAge: int(age.Seconds()),
		HttpOnly: true, Secure: b.Secure, SameSite: http.SameSiteLaxMode,
	}
	return cookie.String()
}

// picture is an answer without an envelope: the image itself.
type picture struct {
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	Body         []byte
}

func (b *Border) registerPicture() {
	huma.Register(b.api, b.operation(wire.UserPicture), func(ctx context.Context, in *wire.IDOfPath) (*picture, error) {
		kind, content, err := b.App.People.UserPicture(ctx, in.ID)
		if err != nil {
			return nil, b.refusal(ctx, wire.UserPicture, err)
		}
		return &picture{ContentType: kind, CacheControl: "private, max-age=300", Body: content}, nil
	})
}
