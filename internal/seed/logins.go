package seed

// Login is a demo login: whom it shows, and how to sign in.
type Login struct{ Who, Mobile, Password string }

// Logins lists the demo logins, one for each kind of user.
func Logins() []Login {
	all := []Login{}
	for i, p := range demoPeople {
		if p.who != "" {
			all = append(all, Login{p.who, mobileOf(i), passwordOf(p.who)})
		}
	}
	return all
}

func passwordOf(who string) string { return "muster-" + who + "-1" }
