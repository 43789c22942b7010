package account

import (
	"context"
	"errors"
	"time"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// TypedPassword is a new password as far as it is typed. Token is that of a password link, if one is used.
type TypedPassword struct{ NewPassword, Mobile, Token string }

// JudgePassword returns what is wrong with a password while it is typed, or nothing. It records nothing.
func (s *Service) JudgePassword(ctx context.Context, by core.Caller, typed TypedPassword) (advice string, err error) {
	if !s.judgements.Allow(s.Now(), by.Address) {
		return "", &hiring.Problem{Kind: hiring.TooOften, Message: hiring.TooManyAttempts, RetryAfter: time.Minute}
	}
	owner, err := s.typist(ctx, by, typed)
	if err != nil {
		return "", err
	}
	err = s.CheckNewPassword(ctx, "newPassword", typed.NewPassword, owner)
	if problem, ok := errors.AsType[*hiring.Problem](err); ok {
		return problem.Message, nil
	}
	return "", err
}

// typist returns the owner of the password. Names count only for who is signed in or has a link: otherwise the answer
// would tell a stranger whose mobile it is.
func (s *Service) typist(ctx context.Context, by core.Caller, typed TypedPassword) (hiring.PasswordOwner, error) {
	stranger := hiring.PasswordOwner{Mobile: typed.Mobile}
	var user store.User
	var err error
	switch {
	case typed.Token != "":
		user, err = s.Store.Read().UserByPasswordLink(ctx, store.UserByPasswordLinkParams{
			TokenHash: core.HashToken(typed.Token), Now: store.At(s.Now()),
		})
	case by.User.ID != "":
		user, err = s.Store.Read().UserByID(ctx, by.User.ID)
	default:
		return stranger, nil
	}
	if store.IsNone(err) || err == nil && typed.Token == "" && user.Mobile != typed.Mobile {
		return stranger, nil
	}
	return ownerOf(user), err
}

func ownerOf(user store.User) hiring.PasswordOwner {
	return hiring.PasswordOwner{FirstName: user.FirstName, LastName: user.LastName, Mobile: user.Mobile,
		Email: user.Email}
}
