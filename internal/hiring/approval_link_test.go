package hiring

import "testing"

func TestApprovalLink(t *testing.T) {
	now := ApprovalLink{ApproverID: "ceo", Version: 7}
	for name, c := range map[string]struct {
		link ApprovalLink
		want string
	}{
		"as asked now":         {ApprovalLink{"ceo", 7}, ""},
		"edited since":         {ApprovalLink{"ceo", 6}, ApprovalOutdated},
		"another approver now": {ApprovalLink{"lead", 7}, LinkNoLongerValid},
		"both":                 {ApprovalLink{"lead", 6}, LinkNoLongerValid},
		"nobody":               {ApprovalLink{"", 7}, LinkNoLongerValid},
	} {
		t.Run(name, func(t *testing.T) {
			err := c.link.Check(now)
			if c.want == "" && err != nil || c.want != "" && (err == nil || err.Error() != c.want) {
				t.Errorf("%v", err)
			}
		})
	}
	if err := (ApprovalLink{}).Check(ApprovalLink{}); err == nil {
		t.Error("a link of nobody decides where nobody approves")
	}
}
