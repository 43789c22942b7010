package hiring

import "testing"

func TestApprovalLink(t *testing.T) {
	const another = "Vikram Sethi approves this requisition now. There is nothing left for you to do."
	now := ApprovalLink{ApproverID: "ceo", Version: 7}
	for name, c := range map[string]struct {
		link ApprovalLink
		want string
	}{
		"as asked now":         {ApprovalLink{"ceo", 7}, ""},
		"edited since":         {ApprovalLink{"ceo", 6}, ApprovalOutdated},
		"another approver now": {ApprovalLink{"lead", 7}, another},
		"both":                 {ApprovalLink{"lead", 6}, another},
		"nobody":               {ApprovalLink{"", 7}, LinkNoLongerValid},
	} {
		t.Run(name, func(t *testing.T) {
			err := c.link.Check(now, "Vikram Sethi")
			if c.want == "" && err != nil || c.want != "" && (err == nil || err.Error() != c.want) {
				t.Errorf("%v", err)
			}
		})
	}
	if err := (ApprovalLink{}).Check(ApprovalLink{}, ""); err == nil {
		t.Error("a link of nobody decides where nobody approves")
	}
}
