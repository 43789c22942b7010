package hiring

import "fmt"

// CallBand is a part of the day in which candidates answer, named by the hour in which it begins; 0 is none.
type CallBand int

const (
	firstBand CallBand = 9
	lastBand  CallBand = 18
	bandHours          = 3
)

// BandOf returns the band of an hour of the business zone; earlier and later hours have none.
func BandOf(hour int) CallBand {
	band := CallBand(hour / bandHours * bandHours)
	if band < firstBand || band > lastBand {
		return 0
	}
	return band
}

// BestBand returns the band in which most calls reached the candidate, given the hours of those calls, oldest first. Of
// equal ones the newest wins.
func BestBand(hours []int) (best CallBand) {
	reached := map[CallBand]int{}
	for _, hour := range hours {
		if band := BandOf(hour); band != 0 {
			reached[band]++
		}
	}
	for _, hour := range hours {
		if band := BandOf(hour); band != 0 && reached[band] >= reached[best] {
			best = band
		}
	}
	return best
}

// String writes 09-12, and nothing for no band.
func (b CallBand) String() string {
	if b == 0 {
		return ""
	}
	return fmt.Sprintf("%02d-%02d", int(b), int(b)+bandHours)
}
