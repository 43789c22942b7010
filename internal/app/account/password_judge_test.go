package account

import (
	"strings"
	"testing"

	"muster/internal/hiring"
)

func judge(password string) error {
	return hiring.CheckNewPassword("newPassword", password, hiring.PasswordOwner{
		FirstName: "Asha", LastName: "Kulkarni", Mobile: "9876501234", Email: "asha@kettle.example",
		Company: []string{"Kettle Works", "https://hiring.kettle.example"},
	}, strength)
}

func TestPredictablePasswordsAreRefused(t *testing.T) {
	for _, password := range []string{
		"Admin@12345", "letmein12345", "password123", "PassWord123", "P@ssw0rd2026", "p@ssw0rd123", "welcome@123",
		"Asha2026!!", "Kulkarni@1990", "AshaKulkarni1", "kulkarni.asha", "K3ttle@2026", "kettleworks1", "Kettle2026!",
		"1234567890", "0987654321", "qwertyuiop12", "1qaz2wsx3edc", "zaq12wsxcde3", "aaaaaaaaaa", "abcabcabcabc",
		"3456789012", "mustermuster", "muster12345", "india@12345", "bollywood1", "krishna123", "98765012349",
	} {
		if judge(password) == nil {
			t.Errorf("%q is allowed", password)
		}
	}
	for _, password := range []string{
		"copper kettle on monday", "plum-ladder-quiet-48", "correct horse battery", "korrekt-pferd", "kupfer🔑x9z",
		"tea at four", "दिल्ली मुंबई चेन्नई", "vT9#qLw2!mZ",
	} {
		if err := judge(password); err != nil {
			t.Errorf("%q: %v", password, err)
		}
	}
}

// A text that is full of substitutions takes the library's own way a minute.
func TestJudgingIsQuickForEveryText(t *testing.T) {
	long := strings.Repeat(`4@8({[<369&#!1/|\0$5+7%2xyz`, 5)[:128]
	if n := testing.AllocsPerRun(1, func() { strength(long, nil) }); n > 200_000 {
		t.Errorf("judging takes %.0f allocations", n)
	}
}
