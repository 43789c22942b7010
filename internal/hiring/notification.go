package hiring

// Week runs from a Monday to a Sunday.
type Week struct{ Start, End Day }

// notificationWeeks is how many weeks the notifications go back.
const notificationWeeks = 12

// NotificationWeeks lists the weeks that can have a notification, oldest first; the last one contains the day itself. A
// week has one if the TAT of an open requisition falls into it.
func NotificationWeeks(day Day) []Week {
	weeks := make([]Week, notificationWeeks)
	for i := range weeks {
		start := day.Monday() - Day(7*(notificationWeeks-1-i))
		weeks[i] = Week{start, start + 6}
	}
	return weeks
}
