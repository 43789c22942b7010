package wire

import (
	"muster/internal/hiring"
	"muster/internal/store"
)

// OtherProfileBody is what insert_ and update_candidate_other_data_new take. VERSION is ours.
type OtherProfileBody struct {
	CanID                Text    `json:"CAN_ID"`
	CanOthID             Text    `json:"CAN_OTH_ID" doc:"Not read: a candidate has one"`
	AbleToJoin           Text    `json:"ABLE_TO_JOIN" field:"ableToJoin" doc:"YYYY-MM-DD, from today on"`
	NoticePeriod         Text    `json:"NOTICE_PERIOD" field:"noticePeriod"`
	CurrentSalary        Text    `json:"CURRENT_SALARY" field:"currentSalary" doc:"As people say it: 450000, 4.5 lakh, 40k a month"`
	CurrentSalaryPer     Text    `json:"CURRENT_SALARY_PER,omitempty" doc:"Ours: month or year, where CURRENT_SALARY does not say"`
	TotalExp             Text    `json:"TOTAL_EXP" field:"totalExperience" doc:"Years, 0 to 60"`
	ExpectedSalary       Text    `json:"EXPECTED_SALARY" field:"expectedSalary" doc:"As CURRENT_SALARY"`
	ExpectedSalaryPer    Text    `json:"EXPECTED_SALARY_PER,omitempty" doc:"Ours: as CURRENT_SALARY_PER"`
	RelativeFromEqnx     Text    `json:"RELATIVE_FROM_EQNX" field:"hasRelative" doc:"'1' or '0', Yes or No"`
	RelativeName         Text    `json:"RELATIVE_NAME" field:"relativeName"`
	RelativesDesignation Text    `json:"RELATIVES_DESIGNATION" field:"relativeDesignation"`
	RelationWithRelative Text    `json:"RELATION_WITH_RELATIVE" field:"relativeRelation"`
	InterviewLocation    Text    `json:"INTERVIEW_LOCATION" field:"interviewLocation"`
	PrevInterviewedByUs  Text    `json:"PREV_INTERVIEWED_BY_US" field:"interviewed" doc:"'1' or '0', Yes or No"`
	InterviewForPosition Text    `json:"INTERVIEW_FOR_POSITION" field:"interviewPosition"`
	IntDate              Text    `json:"INT_DATE" field:"interviewedOn" doc:"YYYY-MM-DD, not in the future"`
	InterviwerName       Text    `json:"INTERVIWER_NAME" field:"interviewerName"`
	SelfIntro            Text    `json:"SELF_INTRO" field:"selfIntroduction"`
	Skill                Text    `json:"SKILL" field:"skills"`
	Strength             Text    `json:"STRENGTH" field:"strength"`
	Weakness             Text    `json:"WEAKNESS" field:"weakness"`
	Version              *Number `json:"VERSION,omitempty" doc:"The one that was read; 0 when there was nothing"`
}

// Typed converts the fields for the rules.
func (b OtherProfileBody) Typed() hiring.OtherProfile {
	return hiring.OtherProfile{
		AbleToJoin: string(b.AbleToJoin), NoticePeriod: string(b.NoticePeriod),
		CurrentSalary:   hiring.Salary{Rupees: string(b.CurrentSalary), Per: string(b.CurrentSalaryPer)},
		TotalExperience: string(b.TotalExp),
		ExpectedSalary:  hiring.Salary{Rupees: string(b.ExpectedSalary), Per: string(b.ExpectedSalaryPer)},
		Skills:          string(b.Skill), Strength: string(b.Strength),
		Weakness: string(b.Weakness), HasRelative: string(b.RelativeFromEqnx), RelativeName: string(b.RelativeName),
		RelativeDesignation: string(b.RelativesDesignation), RelativeRelation: string(b.RelationWithRelative),
		Interviewed: string(b.PrevInterviewedByUs), InterviewedOn: string(b.IntDate),
		InterviewLocation: string(b.InterviewLocation), InterviewerName: string(b.InterviwerName),
		InterviewPosition: string(b.InterviewForPosition), SelfIntroduction: string(b.SelfIntro),
	}
}

// OtherProfileRow is the step Other Details as it was saved.
type OtherProfileRow struct {
	CanID                string `json:"CAN_ID"`
	CanOthID             string `json:"CAN_OTH_ID"`
	AbleToJoin           string `json:"ABLE_TO_JOIN"`
	NoticePeriod         string `json:"NOTICE_PERIOD"`
	CurrentSalary        string `json:"CURRENT_SALARY" doc:"Whole rupees"`
	CurrentSalaryPer     string `json:"CURRENT_SALARY_PER" doc:"Ours: month or year; empty if nobody said"`
	TotalExp             string `json:"TOTAL_EXP"`
	ExpectedSalary       string `json:"EXPECTED_SALARY" doc:"Whole rupees"`
	ExpectedSalaryPer    string `json:"EXPECTED_SALARY_PER" doc:"Ours: month or year; empty if nobody said"`
	RelativeFromEqnx     string `json:"RELATIVE_FROM_EQNX" doc:"'1' or '0'"`
	RelativeName         string `json:"RELATIVE_NAME"`
	RelativesDesignation string `json:"RELATIVES_DESIGNATION"`
	RelationWithRelative string `json:"RELATION_WITH_RELATIVE"`
	InterviewLocation    string `json:"INTERVIEW_LOCATION"`
	PrevInterviewedByUs  string `json:"PREV_INTERVIEWED_BY_US" doc:"'1' or '0'"`
	InterviewForPosition string `json:"INTERVIEW_FOR_POSITION"`
	IntDate              string `json:"INT_DATE"`
	InterviwerName       string `json:"INTERVIWER_NAME"`
	SelfIntro            string `json:"SELF_INTRO"`
	Skill                string `json:"SKILL"`
	Strength             string `json:"STRENGTH"`
	Weakness             string `json:"WEAKNESS"`
	Version              int64  `json:"VERSION"`
	SavedAt              string `json:"SAVED_AT" doc:"Ours"`
}

// OtherProfileRowOf makes the row.
func OtherProfileRowOf(p store.ProfileOther) OtherProfileRow {
	return OtherProfileRow{
		CanID: p.CandidateID, CanOthID: p.ID, AbleToJoin: dateText(p.AbleToJoin), NoticePeriod: p.NoticePeriod,
		CurrentSalary: p.CurrentSalary, CurrentSalaryPer: p.CurrentSalaryPer, TotalExp: p.TotalExperience,
		ExpectedSalary: p.ExpectedSalary, ExpectedSalaryPer: p.ExpectedSalaryPer,
		RelativeFromEqnx: Flag(p.HasRelative), RelativeName: p.RelativeName,
		RelativesDesignation: p.RelativeDesignation, RelationWithRelative: p.RelativeRelation,
		InterviewLocation: p.InterviewLocation, PrevInterviewedByUs: Flag(p.Interviewed),
		InterviewForPosition: p.InterviewPosition, IntDate: dateText(p.InterviewedOn),
		InterviwerName: p.InterviewerName, SelfIntro: p.SelfIntroduction, Skill: p.Skills, Strength: p.Strength,
		Weakness: p.Weakness, Version: p.Version, SavedAt: Instant(&p.SavedAt),
	}
}

func dateText(date *store.Date) string {
	if date == nil {
		return ""
	}
	return string(*date)
}
