package hiring

import "testing"

func TestNotificationWords(t *testing.T) {
	java := NotificationFacts{Count: 1, Requisition: "1129 Senior Java Developer", Actor: "Aditya Kapoor"}
	kiran := NotificationFacts{Count: 1, Requisition: "1102 Sales Executive", Candidate: "Kiran Bhosale",
		Actor: "Faisal Qureshi", Stage: StageTL, Comment: "Strong on the territory plan"}
	with := func(f NotificationFacts, change func(f *NotificationFacts)) NotificationFacts {
		change(&f)
		return f
	}
	for name, c := range map[string]struct {
		NotificationFacts
		want NotificationWords
	}{
		"assigned": {with(java, func(f *NotificationFacts) { f.Kind, f.Detail = NotifyAssigned, "2 of 3 positions" }),
			NotificationWords{"Assigned to you", "1129 Senior Java Developer", "2 of 3 positions, by Aditya Kapoor", ""}},
		"hold": {with(java, func(f *NotificationFacts) { f.Kind, f.Comment = NotifyHold, "budget" }),
			NotificationWords{"Requisition on hold", "1129 Senior Java Developer", "by Aditya Kapoor", "budget"}},
		"twice": {with(java, func(f *NotificationFacts) { f.Kind, f.Count, f.Comment = NotifyPositions, 2, "x" }),
			NotificationWords{"Positions changed, 2 times", "", "1129 Senior Java Developer, by Aditya Kapoor", ""}},
		"result": {with(kiran, func(f *NotificationFacts) { f.Kind, f.Status = NotifyResult, StatusSelected }),
			NotificationWords{"Result: Selected", "Kiran Bhosale", "TL ROUND, 1102 Sales Executive, by Faisal Qureshi",
				"Strong on the territory plan"}},
		"results": {with(kiran, func(f *NotificationFacts) { f.Kind, f.Status, f.Count = NotifyResult, StatusSelected, 3 }),
			NotificationWords{"Result", "Kiran Bhosale and 2 more", "1102 Sales Executive, by Faisal Qureshi", ""}},
		"arranged": {with(kiran, func(f *NotificationFacts) {
			f.Kind, f.Date, f.Time, f.Type = NotifyArranged, DateOf(2026, 3, 20), "15:30", Online
		}), NotificationWords{"Interview arranged", "Kiran Bhosale",
			"TL ROUND on " + DateOf(2026, 3, 20).Mailed() + " at " + ClockMailed("15:30") +
				", Online, 1102 Sales Executive, by Faisal Qureshi", ""}},
		"cancelled": {with(kiran, func(f *NotificationFacts) { f.Kind, f.Status = NotifyCancelled, StatusRejected }),
			NotificationWords{"Interview cancelled", "Kiran Bhosale", "1102 Sales Executive, by Faisal Qureshi", ""}},
		"accepted": {with(kiran, func(f *NotificationFacts) { f.Kind, f.Status = NotifyAnswered, StatusOfferAccepted }),
			NotificationWords{"Offer answered", "Kiran Bhosale", "accepted, 1102 Sales Executive, by Faisal Qureshi",
				"Strong on the territory plan"}},
		"says": {with(kiran, func(f *NotificationFacts) { f.Kind, f.Status = NotifySays, "Candidate Accepts" }),
			NotificationWords{"Candidate Accepts", "Kiran Bhosale", "1102 Sales Executive, by Faisal Qureshi",
				"Strong on the territory plan"}},
		"by another": {with(kiran, func(f *NotificationFacts) { f.Kind, f.Status = NotifyByAnother, StatusOnHold }),
			NotificationWords{"Moved by another", "Kiran Bhosale",
				"TL ROUND On-Hold, 1102 Sales Executive, by Faisal Qureshi", "Strong on the territory plan"}},
		"a mail": {NotificationFacts{Kind: NotifyMailFailed, Count: 1, Mail: "Your interview", Reason: "no such user"},
			NotificationWords{"Mail not delivered", "", "Your interview", "no such user"}},
	} {
		if got := c.Words(); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
	for _, kind := range NotificationKinds {
		if notificationTitles[kind] == "" {
			t.Errorf("%s has no title", kind)
		}
	}
}
