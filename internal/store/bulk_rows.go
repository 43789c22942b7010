package store

// The rows of a Bulk, each complete.

func (b *Bulk) AddPosition(r Position) error {
	return b.put(bulkPosition, r.ID, r.Name, r.DepartmentID, r.Description, r.EmploymentType, r.Point, r.MinExperience,
		r.Active, r.Version, r.CreatedBy, r.CreatedAt)
}

func (b *Bulk) AddSource(r Source) error {
	return b.put(bulkSource, r.ID, r.Name, r.Description, r.Active, r.Version, r.CreatedBy, r.CreatedAt)
}

func (b *Bulk) AddRequisition(r Requisition) error {
	return b.put(bulkRequisition, r.ID, r.Number, r.Suffix, r.Serial, r.ParentID, r.PositionID, r.DepartmentID,
		r.Status, r.BeforeHold, r.BeforeUnapproved,
		r.Positions, r.State, r.City, r.EmploymentStatus, r.EmploymentType, r.HireType, r.RehireFor, r.Jd, r.Skills,
		r.Comments, r.RequestedBy, r.ApproverID,
		r.ApprovedFlag, r.ApprovedAt, r.ApprovedOn, r.Tat, r.Stipend, r.Tenure, r.MinExperience, r.Esa, r.Accepted, r.Joined,
		r.Outstanding, r.AddedBy, r.AddedAt, r.AddedOn, r.Version, r.Points)
}

func (b *Bulk) AddAssignment(r Assignment) error {
	return b.put(bulkAssignment, r.ID, r.RequisitionID, r.HrID, r.Positions, r.Status, r.Seq, r.Started, r.Accepted,
		r.Joined, r.Outstanding,
		r.CreatedBy, r.CreatedAt, r.CreatedOn)
}

func (b *Bulk) AddRequisitionEvent(r AddRequisitionEventParams) error {
	return b.put(bulkRequisitionEvent, r.ID, r.Step, r.RequisitionID, r.HrID, r.FromHrID, r.Action, r.Status, r.After,
		r.Positions, r.Comment, r.ActorID,
		r.At, r.OnDay, r.Before)
}

func (b *Bulk) AddCandidate(r Candidate) error {
	return b.put(bulkCandidate, r.ID, r.Name, r.Mobile, r.Mobile10, r.Email, r.EmailKey, r.Address, r.State, r.City,
		r.Experienced, r.Working, r.Experience,
		r.ExperienceIn, r.NoticePeriod, r.CurrentGross, r.CurrentGrossPer, r.CurrentDesignation, r.CurrentCompany,
		r.SourceID, r.Blacklisted, r.CreatedBy, r.CreatedAt, r.Version)
}

func (b *Bulk) AddResume(r PutResumeParams) error {
	return b.put(bulkResume, r.CandidateID, r.ID, r.Size, r.UploadedBy, r.UploadedAt, r.Content)
}

func (b *Bulk) AddResumeText(r AddResumeTextParams) error {
	return b.put(bulkResumeText, r.Number, r.CandidateID, r.ResumeID, r.State, r.ReadAt, r.Words, r.Body)
}

func (b *Bulk) AddApplication(r Application) error {
	return b.put(bulkApplication, r.ID, r.CandidateID, r.RequisitionID, r.OwnerID, r.AssignmentID, r.Stage, r.Status,
		r.Tab, r.Live, r.Unfinished, r.Pushed,
		r.Documents, r.EsaRejected, r.Outstanding, r.Accepted, r.Joined, r.Remapped, r.ByLink, r.CreatedAt,
		r.CreatedOn, r.CalledAt, r.CalledOn, r.LatestAt, r.LatestOn,
		r.FollowUpAt, r.FollowUpOn, r.Version, r.Restored)
}

func (b *Bulk) AddStageEvent(r AddStageEventParams) error {
	return b.put(bulkStageEvent, r.ID, r.ApplicationID, r.RequisitionID, r.Stage, r.Status, r.Counts, r.Comment,
		r.GivenOn, r.GivenTime, r.InterviewType,
		r.Meeting, r.ConductedBy, r.OwnerID, r.ActorID, r.At, r.OnDay, r.OnHour, r.Step)
}

func (b *Bulk) AddInterview(r AddInterviewParams, pending bool) error {
	return b.put(bulkInterview, r.ID, r.ApplicationID, r.EventID, r.Stage, r.Kind, r.ConductedBy, r.At, r.Meeting,
		pending)
}

func (b *Bulk) AddFeedback(r AddFeedbackParams) error {
	return b.put(bulkFeedback, r.EventID, r.Factor, r.Score)
}
