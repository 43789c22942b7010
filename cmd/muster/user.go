package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"text/tabwriter"

	"muster/internal/app"
	"muster/internal/app/core"
	"muster/internal/app/people"
	"muster/internal/hiring"
	"muster/internal/store"
)

type userCommand struct {
	Add         userAddCommand         `cmd:"" help:"Add a user. The password is asked for, or read from the standard input; empty means none yet."`
	List        userListCommand        `cmd:"" help:"List all users."`
	Disable     userDisableCommand     `cmd:"" help:"Keep a user out, at once."`
	Enable      userEnableCommand      `cmd:"" help:"Let a disabled user in again."`
	Grant       userGrantCommand       `cmd:"" help:"Give a user a grant."`
	RevokeGrant userRevokeGrantCommand `cmd:"" help:"Take a grant from a user."`
	Password    userPasswordCommand    `cmd:"" help:"Set a user's password, which is asked for or read from the standard input. Signs the user out."`
	SignOut     userSignOutCommand     `cmd:"" help:"Sign a user out everywhere."`
}

type userAddCommand struct {
	Mobile        string         `arg:"" help:"Mobile number, 10 digits; the user signs in with it."`
	First         string         `help:"First name." required:"" placeholder:"NAME"`
	Last          string         `help:"Last name." required:"" placeholder:"NAME"`
	Email         string         `help:"E-mail address." required:"" placeholder:"ADDRESS"`
	Department    string         `help:"Department. At first only Admin, Office of CEO, Human Resources and ELCM may sign in; the administration can change that." required:"" placeholder:"NAME"`
	Role          hiring.Role    `help:"Role: Recruiter, Interviewer, Admin, ESA HR, Senior HR, TL, ATL, PL or CEO." required:"" placeholder:"NAME"`
	Grant         []hiring.Grant `help:"Grant: manager, reviewDashboard, esaAssigned, commentDownload or administer. May be given several times." placeholder:"NAME"`
	ReportsTo     string         `help:"Mobile number of the user whom this one reports to." placeholder:"MOBILE"`
	CompanyMobile string         `help:"Mobile number that the company gave to the user." placeholder:"MOBILE"`
	Picture       string         `help:"Picture: a PNG, JPEG or WebP file of 200 kB at most." type:"existingfile" placeholder:"FILE"`
}

func (c *userAddCommand) Run(g *globals) (err error) {
	ctx := context.Background()
	user := people.NewUser{
		Person: hiring.Person{
			FirstName: c.First, LastName: c.Last, Mobile: c.Mobile, Email: c.Email, CompanyMobile: c.CompanyMobile,
			Role: c.Role, Grants: c.Grant,
		},
		Department: c.Department, ReportsTo: c.ReportsTo,
	}
	// Nobody should type a password twice only to learn that the number is too short.
	if err := hiring.CheckPerson(user.Person); err != nil {
		return err
	}
	if c.Picture != "" {
		if user.Picture, err = os.ReadFile(c.Picture); err != nil {
			return fmt.Errorf("the picture cannot be read: %w", err)
		}
		if _, err := hiring.CheckPicture(user.Picture); err != nil {
			return err
		}
	}
	password, err := g.readPassword("Password of the new user (empty: none yet): ")
	if err != nil {
		return err
	}
	muster, closeMuster, err := g.prepared(ctx, store.OpenPatient)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closeMuster()) }()
	if _, err := muster.People.AddUser(ctx, core.Caller{}, user, password); err != nil {
		return err
	}
	if password == "" {
		g.say("%s %s is added, without a password: Forgot Password on the login page mails a link to choose one.",
			c.First, c.Last)
	} else {
		g.say("%s %s is added.", c.First, c.Last)
	}
	return nil
}

type userListCommand struct{}

func (userListCommand) Run(g *globals) error {
	ctx := context.Background()
	return g.with(ctx, func(muster *app.App) error {
		table := tabwriter.NewWriter(g.out, 0, 0, 2, ' ', 0)
		fmt.Fprintln(table, "MOBILE\tNAME\tROLE\tDEPARTMENT\tE-MAIL\tSTATE\tGRANTS")
		const atOnce = 1000
		for page := 1; ; page++ {
			users, total, err := muster.People.ListUsers(ctx, people.UserAsk{ListAsk: core.ListAsk{Page: page,
				Size: atOnce}})
			if err != nil {
				return err
			}
			for _, u := range users {
				state := "active"
				if !u.Active {
					state = "disabled"
				}
				fmt.Fprintf(table, "%s\t%s %s\t%s\t%s\t%s\t%s\t%s\n",
					u.Mobile, u.FirstName, u.LastName, u.Role, u.Department, u.Email, state,
					strings.ReplaceAll(u.Grants, ",", ", "))
			}
			if int64(page*atOnce) >= total {
				return table.Flush()
			}
		}
	})
}

// theUser is the argument of every command that changes one user.
type theUser struct {
	Mobile string `arg:"" help:"Mobile number of the user."`
}

// change makes one change and reports it.
func (u theUser) change(g *globals, done string, do func(ctx context.Context, muster *app.App) error) error {
	ctx := context.Background()
	return g.with(ctx, func(muster *app.App) error {
		if err := do(ctx, muster); err != nil {
			return err
		}
		g.say("The user %s %s.", u.Mobile, done)
		return nil
	})
}

type userDisableCommand struct{ theUser }

func (c *userDisableCommand) Run(g *globals) error {
	return c.change(g, "is disabled", func(ctx context.Context, muster *app.App) error {
		return muster.People.DisableUser(ctx, core.Caller{}, people.ByMobile(c.Mobile))
	})
}

type userEnableCommand struct{ theUser }

func (c *userEnableCommand) Run(g *globals) error {
	return c.change(g, "is active again", func(ctx context.Context, muster *app.App) error {
		return muster.People.EnableUser(ctx, core.Caller{}, people.ByMobile(c.Mobile))
	})
}

type userGrantCommand struct {
	theUser
	Grant hiring.Grant `arg:"" help:"Grant: manager, reviewDashboard, esaAssigned, commentDownload or administer."`
}

func (c *userGrantCommand) Run(g *globals) error {
	return c.change(g, "has the grant "+string(c.Grant), func(ctx context.Context, muster *app.App) error {
		return muster.People.GrantUser(ctx, core.Caller{}, people.ByMobile(c.Mobile), c.Grant)
	})
}

type userRevokeGrantCommand struct {
	theUser
	Grant hiring.Grant `arg:"" help:"Grant to take away."`
}

func (c *userRevokeGrantCommand) Run(g *globals) error {
	return c.change(g, "no longer has the grant "+string(c.Grant), func(ctx context.Context, muster *app.App) error {
		return muster.People.RevokeGrant(ctx, core.Caller{}, people.ByMobile(c.Mobile), c.Grant)
	})
}

type userPasswordCommand struct{ theUser }

func (c *userPasswordCommand) Run(g *globals) error {
	password, err := g.readPassword("New password of the user " + c.Mobile + ": ")
	if err != nil {
		return err
	}
	return c.change(g, "has a new password", func(ctx context.Context, muster *app.App) error {
		return muster.People.SetUserPassword(ctx, core.Caller{}, people.ByMobile(c.Mobile), password)
	})
}

type userSignOutCommand struct{ theUser }

func (c *userSignOutCommand) Run(g *globals) error {
	return c.change(g, "is signed out everywhere", func(ctx context.Context, muster *app.App) error {
		return muster.People.SignOutUser(ctx, core.Caller{}, people.ByMobile(c.Mobile))
	})
}
