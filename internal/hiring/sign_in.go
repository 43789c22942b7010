package hiring

import (
	"time"
	"unicode/utf8"
)

// Sentences of signing in and of passwords.
const (
	LoginSuccessful    = "Login Successful"
	LoginMalformed     = "Insert valid Login id and Password"
	LoginWrong         = "Please check user id or password"
	NoAccess           = "You do not have access to this software!"
	MailSend           = "Mail send successfully"
	TenDigits          = "Please Enter 10 Digit Mobile Number"
	ValidNumber        = "Please Enter Valid Number"
	ValidCredentials   = "Please Enter Valid Credentials"
	PasswordChanged    = "Password changed successfully"
	PasswordSet        = "Password changed. Please log in."
	LinkNoLongerValid  = "This link is no longer valid. Please ask for a new one."
	TooManyAttempts    = "Too many attempts. Please try again in 15 minutes."
	SignedOut          = "Signed out"
	PleaseLogIn        = "Please log in"
	NotAllowed         = "You are not allowed to do this"
	longestPassword    = 128
	shortestPassword   = 10
	mobileDigits       = 10
	passwordLinkMinute = 30
)

const (
	// SessionIdle and SessionAge end a login session: unused for that long, or that old.
	SessionIdle = 12 * time.Hour
	SessionAge  = 7 * 24 * time.Hour
	// PasswordLinkAge is how long a mailed password link works.
	PasswordLinkAge = passwordLinkMinute * time.Minute
	// AttemptWindow is how long a failed attempt counts, and so how long a pause lasts.
	AttemptWindow = 15 * time.Minute
	// JudgementsAMinute limits how often an address may have a password judged while it is typed.
	JudgementsAMinute = 120
)

// IsMobile reports whether the text is a mobile number: exactly ten digits.
func IsMobile(text string) bool {
	if len(text) != mobileDigits {
		return false
	}
	for _, c := range text {
		if c < '0' || c > '9' {
			return false
		}
	}
	return true
}

// CheckLogin checks the input before any user is looked up.
func CheckLogin(mobile, password string) error {
	if !IsMobile(mobile) {
		return invalid("mobile", LoginMalformed)
	}
	if password == "" || utf8.RuneCountInString(password) > longestPassword {
		return invalid("password", LoginMalformed)
	}
	return nil
}

// Attempts counts the failed attempts within AttemptWindow.
type Attempts struct {
	OfMobileAtAddress, OfMobile, OfAddress int64
	// SharedAddress means that the address is that of a proxy, so what came from there says nothing about one person.
	SharedAddress bool
}

// Limit is what too many failed attempts have in common. It is empty while a further one is allowed.
type Limit string

// The limits, from the narrowest.
const (
	MobileAtAddressLimit Limit = "one mobile from one address"
	MobileLimit          Limit = "one mobile"
	AddressLimit         Limit = "one address"
)

// Reached returns the limit that the attempts have reached.
func (a Attempts) Reached() Limit {
	switch {
	case a.OfMobileAtAddress >= 5 && !a.SharedAddress:
		return MobileAtAddressLimit
	case a.OfMobile >= 50:
		return MobileLimit
	case a.OfAddress >= 200 && !a.SharedAddress:
		return AddressLimit
	}
	return ""
}

// Paused reports whether further attempts are refused for now.
func (a Attempts) Paused() bool { return a.Reached() != "" }

// Next counts one more attempt.
func (a Attempts) Next() Attempts {
	return Attempts{a.OfMobileAtAddress + 1, a.OfMobile + 1, a.OfAddress + 1, a.SharedAddress}
}
