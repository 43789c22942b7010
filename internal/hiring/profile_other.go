package hiring

import "strings"

// Sentences of the step Other Details.
const (
	ValidJoiningDay   = "Please choose a day from today"
	ValidInterviewDay = "The interview date cannot be in the future"
	ValidYears        = "Please enter 0 to 60 years"
	YesOrNo           = "Please choose Yes or No"
)

// OtherProfile is the step Other Details. HasRelative and Interviewed are '1' or '0' once they are checked.
type OtherProfile struct {
	AbleToJoin, NoticePeriod                                         string
	TotalExperience                                                  string
	CurrentSalary, ExpectedSalary                                    Salary
	Skills, Strength, Weakness                                       string
	HasRelative, RelativeName, RelativeDesignation, RelativeRelation string
	Interviewed, InterviewedOn, InterviewLocation                    string
	InterviewerName, InterviewPosition                               string
	SelfIntroduction                                                 string
}

func (p *OtherProfile) texts() []profileText {
	return []profileText{
		{"ableToJoin", &p.AbleToJoin, false, 0}, {"noticePeriod", &p.NoticePeriod, false, 0},
		{"currentSalary", &p.CurrentSalary.Rupees, false, 0}, {"totalExperience", &p.TotalExperience, false, 0},
		{"expectedSalary", &p.ExpectedSalary.Rupees, false, 0}, {"skills", &p.Skills, false, 0},
		{"strength", &p.Strength, false, 0}, {"weakness", &p.Weakness, false, 0},
		{"relativeName", &p.RelativeName, p.HasRelative == flagYes, 0},
		{"relativeDesignation", &p.RelativeDesignation, false, 0},
		{"relativeRelation", &p.RelativeRelation, false, 0},
		{"interviewedOn", &p.InterviewedOn, p.Interviewed == flagYes, 0},
		{"interviewLocation", &p.InterviewLocation, false, 0}, {"interviewerName", &p.InterviewerName, false, 0},
		{"interviewPosition", &p.InterviewPosition, false, 0},
		{"selfIntroduction", &p.SelfIntroduction, true, longestLongText},
	}
}

const flagYes, flagNo = "1", "0"

// readFlag reads an answer to yes or no; no answer is a no.
func readFlag(text string) (flag string, ok bool) {
	switch strings.ToLower(strings.TrimSpace(text)) {
	case "1", "true", "yes":
		return flagYes, true
	case "0", "false", "no", "":
		return flagNo, true
	}
	return "", false
}

// Checked returns the step as it is kept, or why it cannot be. former is what is stored: its day of joining was right
// when it was typed, and may be over.
func (p OtherProfile) Checked(today Day, former OtherProfile) (OtherProfile, error) {
	var ok bool
	if p.HasRelative, ok = readFlag(p.HasRelative); !ok {
		return p, invalid("hasRelative", YesOrNo)
	}
	if p.Interviewed, ok = readFlag(p.Interviewed); !ok {
		return p, invalid("interviewed", YesOrNo)
	}
	if p.HasRelative == flagNo {
		p.RelativeName, p.RelativeDesignation, p.RelativeRelation = "", "", ""
	}
	if p.Interviewed == flagNo {
		p.InterviewedOn, p.InterviewLocation, p.InterviewerName, p.InterviewPosition = "", "", "", ""
	}
	if err := checkTexts(p.texts()); err != nil {
		return p, err
	}
	joins, isDay := ParseDay(p.AbleToJoin)
	interviewed, wasDay := ParseDay(p.InterviewedOn)
	if p.AbleToJoin != "" && p.AbleToJoin != former.AbleToJoin && (!isDay || joins < today) {
		return p, invalid("ableToJoin", ValidJoiningDay)
	}
	var err error
	if p.CurrentSalary, err = checkedSalary("currentSalary", p.CurrentSalary, former.CurrentSalary); err != nil {
		return p, err
	}
	if p.ExpectedSalary, err = checkedSalary("expectedSalary", p.ExpectedSalary, former.ExpectedSalary); err != nil {
		return p, err
	}
	if p.InterviewedOn != "" && (!wasDay || interviewed > today) {
		return p, invalid("interviewedOn", ValidInterviewDay)
	}
	if p.TotalExperience != "" {
		if _, ok := parseYears(p.TotalExperience); !ok {
			return p, invalid("totalExperience", ValidYears)
		}
	}
	return p, nil
}
