package hiring

import "testing"

func TestIdentityNumbers(t *testing.T) {
	for text, want := range map[string]bool{
		"Aadhaar 2345 6789 0123 seen":        true,
		"234567890123":                       true,
		"2345-6789-0123":                     true,
		"2345.6789.0123":                     true,
		"23456789 0123":                      true,
		"no. 5000 2345 6789 0123":            true,
		"234 567 890 123":                    true,
		"2 3 4 5 6 7 8 9 0 1 2 3":            true,
		"२३४५ ६७८९ ०१२३":                     true,
		"２３４５６７８９０１２３":                       true,
		"2345\u00a06789\u20110123":           true,
		"PAN ABCPE1234F":                     true,
		"abcpe1234f, checked":                true,
		"ABCPE 1234 F":                       true,
		"Pan: abcde 1234 f":                  true,
		"pan card no. abcde-1234-f, seen":    true,
		"PAN is Abcde 1234F":                 true,
		"PAN number shown and matches":       false,
		"a panel since 2019 I think":         false,
		"":                                   false,
		"Both papers were shown and match":   false,
		"Mobile 9823012345":                  false,
		"Call +919823012345":                 false,
		"Call +91 98230 12345":               false,
		"Account 12345678901234":             false,
		"9823012345 12":                      false,
		"with us since 2019 I think":         false,
		"Seen on 19-11-2026":                 false,
		"11 digits 23456789012":              false,
		"File KYCAB12345":                    false,
		"XABCPE1234F9":                       false,
		"3 papers, 2 copies, 400001, 2 of 3": false,
	} {
		if got := HasIdentityNumber(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestKYCCommentsCarryNoIdentityNumbers(t *testing.T) {
	for status, refused := range map[Status]bool{StatusKYCSubmitted: true, StatusKYCVerified: true,
		StatusOfferSent: false} {
		rule, _ := RuleOf(StageOffer, true, status)
		_, err := rule.fill(StageUpdate{Comment: "Aadhaar 2345 6789 0123", Date: "2026-03-10"}, morning)
		if refused {
			expectProblem(t, err, Invalid, "comment", "Please do not write identity numbers here")
		} else if err != nil {
			t.Errorf("%s: %v", status, err)
		}
	}
}
