package httpapi

import (
	"context"
	"strconv"

	"muster/internal/app/requisitions"
	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerRequisition() {
	serve(b, wire.AddRequisition, b.addRequisition)
	serve(b, wire.RaiseRequisition, b.raiseRequisition)
	serve(b, wire.RevokePositions, b.revokePositions)
	serve(b, wire.HoldRequisition, b.holdRequisition)
	serve(b, wire.ResumeRequisition, b.resumeRequisition)
	serve(b, wire.AssignRecruiter, b.assignRecruiter)
	serve(b, wire.AssignRecruiterNew, b.assignRecruiter)
	serve(b, wire.ReassignRecruiter, b.reassignRecruiter)
	serve(b, wire.RevokeRecruiter, b.revokeRecruiter)
	serve(b, wire.RevokeRequisition, b.revokeRequisition)
	serve(b, wire.EditRequisition, b.editRequisition)
	serve(b, wire.AskAgain, b.askAgain)
	serve(b, wire.UndoStep, b.undoStep)
	serve(b, wire.RequisitionApproval, b.requisitionApproval)
	serve(b, wire.AnswerApproval, b.answerApproval)
}

type stepAnswer = wire.Answer[wire.StepRow]

// stepped answers an action on a requisition.
func stepped(message string, step requisitions.Step, err error) (stepAnswer, error) {
	row := wire.StepRow{ReqID: step.RequisitionID, Serial: step.Serial}
	if step.ID != 0 {
		row.Step = strconv.FormatInt(step.ID, 10)
	}
	return wire.Rows(message, []wire.StepRow{row}), err
}

// mayAct checks what every action carries: who acts, and the status that the action sets.
func mayAct(v *visit, as wire.Text, action hiring.ReqAction, status wire.Text) error {
	if err := v.CheckActor(string(as)); err != nil {
		return err
	}
	return hiring.CheckCallStatus(action, string(status))
}

func recruiters(list []wire.RecruiterOfList) []requisitions.RecruiterShare {
	given := make([]requisitions.RecruiterShare, len(list))
	for i, entry := range list {
		given[i].HR = string(entry.HR)
		if entry.NoOfPosition != nil {
			n := int(*entry.NoOfPosition)
			given[i].Positions = &n
		}
	}
	return given
}

func (b *Border) addRequisition(ctx context.Context, v *visit, in *in[wire.AddRequisitionBody]) (stepAnswer, error) {
	n := in.Body
	step, err := b.App.Requisitions.AddRequisition(ctx, v.Caller, requisitions.NewRequisition{
		PositionID: string(n.PositionID), Positions: int(n.Positions), State: string(n.State), City: string(n.City),
		EmploymentStatus: string(n.EmploymentStatus), HireType: string(n.HireType), RehireFor: string(n.RehireFor),
		RequestedBy: string(n.RequestedBy),
		Skills:      string(n.Skills), Comments: string(n.Comments), TAT: string(n.TAT), Stipend: int(n.Stipend),
		Tenure: int(n.Tenure),
	})
	return stepped(hiring.RequisitionAdded, step, err)
}

func (b *Border) raiseRequisition(ctx context.Context, v *visit, in *in[wire.RaiseRequisitionBody]) (stepAnswer,
	error) {
	if err := v.CheckActor(string(in.Body.AddedBy)); err != nil {
		return stepAnswer{}, err
	}
	step, err := b.App.Requisitions.RaiseRequisition(ctx, v.Caller, string(in.Body.ParentID), int64(in.Body.Version),
		int(in.Body.NoOfOpening), string(in.Body.HRComment))
	return stepped(hiring.PositionRaised, step, err)
}

func (b *Border) revokePositions(ctx context.Context, v *visit, in *in[wire.RevokePositionsBody]) (stepAnswer, error) {
	if err := mayAct(v, in.Body.CreatedBy, hiring.PositionRevoke, in.Body.Status); err != nil {
		return stepAnswer{}, err
	}
	step, err := b.App.Requisitions.RevokePositions(ctx, v.Caller, string(in.Body.ReqID), int64(in.Body.Version),
		int(in.Body.NoOfOpening), string(in.Body.Comments))
	return stepped(hiring.PositionRevoked, step, err)
}

func (b *Border) holdRequisition(ctx context.Context, v *visit, in *in[wire.HoldRequisitionBody]) (stepAnswer, error) {
	if err := mayAct(v, in.Body.CreatedBy, hiring.Hold, in.Body.Status); err != nil {
		return stepAnswer{}, err
	}
	step, err := b.App.Requisitions.HoldRequisition(ctx, v.Caller, string(in.Body.ReqID), int64(in.Body.Version),
		string(in.Body.Comments))
	return stepped(hiring.RequisitionHeld, step, err)
}

func (b *Border) resumeRequisition(ctx context.Context, v *visit, in *wire.IDOfPath) (stepAnswer, error) {
	step, err := b.App.Requisitions.ResumeRequisition(ctx, v.Caller, in.ID)
	return stepped(hiring.RequisitionResumed, step, err)
}

func (b *Border) assignRecruiter(ctx context.Context, v *visit, in *in[wire.AssignRecruiterBody]) (stepAnswer, error) {
	if err := mayAct(v, in.Body.CreatedBy, hiring.Assign, in.Body.Status); err != nil {
		return stepAnswer{}, err
	}
	step, err := b.App.Requisitions.AssignRecruiter(ctx, v.Caller, string(in.Body.ReqID), int64(in.Body.Version),
		recruiters(in.Body.HRList),
		int(in.Body.NoOfPosition), int(in.Body.Stipend), int(in.Body.Tenure))
	return stepped(hiring.RequisitionAssigned, step, err)
}

func (b *Border) reassignRecruiter(ctx context.Context, v *visit, in *in[wire.ReassignRecruiterBody]) (stepAnswer,
	error) {
	if err := mayAct(v, in.Body.CreatedBy, hiring.Reassign, in.Body.Status); err != nil {
		return stepAnswer{}, err
	}
	step, err := b.App.Requisitions.ReassignRecruiter(ctx, v.Caller, string(in.Body.ReqID), int64(in.Body.Version),
		recruiters(in.Body.HRList),
		int(in.Body.NoOfPosition), string(in.Body.HRIDOld))
	return stepped(hiring.RequisitionReAssign, step, err)
}

func (b *Border) revokeRecruiter(ctx context.Context, v *visit, in *in[wire.RevokeRecruiterBody]) (stepAnswer, error) {
	if err := mayAct(v, in.Body.CreatedBy, hiring.HRRevoke, in.Body.Status); err != nil {
		return stepAnswer{}, err
	}
	hrs := make([]string, len(in.Body.HRList))
	for i, entry := range in.Body.HRList {
		hrs[i] = string(entry.HR)
	}
	step, err := b.App.Requisitions.RevokeRecruiter(ctx, v.Caller, string(in.Body.ReqID), int64(in.Body.Version), hrs,
		string(in.Body.Comments))
	return stepped(hiring.RecruiterRevoked, step, err)
}

func (b *Border) revokeRequisition(ctx context.Context, v *visit, in *in[wire.RevokeRequisitionBody]) (stepAnswer,
	error) {
	if err := mayAct(v, in.Body.LastUpdatedBy, hiring.RevokeRequisition, in.Body.Status); err != nil {
		return stepAnswer{}, err
	}
	step, err := b.App.Requisitions.RevokeRequisition(ctx, v.Caller, string(in.Body.ReqID), int64(in.Body.Version),
		string(in.Body.Comments))
	return stepped(hiring.RequisitionRevoked, step, err)
}

func (b *Border) editRequisition(ctx context.Context, v *visit, in *in[wire.EditRequisitionBody]) (stepAnswer, error) {
	if err := v.CheckActor(string(in.Body.UserGUID)); err != nil {
		return stepAnswer{}, err
	}
	step, err := b.App.Requisitions.EditRequisition(ctx, v.Caller, string(in.Body.ReqID), int64(in.Body.Version),
		string(in.Body.EmploymentType), string(in.Body.Comment))
	return stepped(hiring.RequisitionEdited, step, err)
}

func (b *Border) askAgain(ctx context.Context, v *visit, in *wire.IDOfPath) (stepAnswer, error) {
	step, err := b.App.Requisitions.AskAgain(ctx, v.Caller, in.ID)
	return stepped(hiring.ApproverAsked, step, err)
}

func (b *Border) undoStep(ctx context.Context, v *visit, in *wire.IDOfPath) (stepAnswer, error) {
	id, err := strconv.ParseInt(in.ID, 10, 64)
	if err != nil {
		return stepAnswer{}, hiring.Missing()
	}
	step, err := b.App.Requisitions.UndoStep(ctx, v.Caller, id)
	return stepped("Undone", step, err)
}

func (b *Border) requisitionApproval(ctx context.Context, v *visit,
	in *wire.ApprovalQuery) (wire.Answer[wire.ApprovalRow], error) {
	approval, err := b.App.Requisitions.RequisitionApproval(ctx, v.Caller, in.Values())
	return wire.One(wire.ApprovalRowOf(approval.RequisitionFactsRow, approval.Approved, approval.Decided)), err
}

type answerApprovalInput struct {
	wire.ApprovalQuery
	Body wire.AnswerApprovalBody
}

func (b *Border) answerApproval(ctx context.Context, v *visit,
	in *answerApprovalInput) (wire.Answer[wire.ApprovalRow], error) {
	page, err := b.App.Requisitions.AnswerApproval(ctx, v.Caller, in.Values(), string(in.Body.Comment))
	message := hiring.RequisitionApproved
	if in.ApprovedFlag != "1" {
		message = hiring.RequisitionUnapprove
	}
	row := wire.ApprovalRowOf(page.RequisitionFactsRow, page.Approved, page.Decided)
	return wire.Rows(message, []wire.ApprovalRow{row}), err
}
