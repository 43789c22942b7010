package httpapi

import (
	"context"

	"muster/internal/hiring"
	"muster/internal/wire"
)

func (b *Border) registerProfiles() {
	serve(b, wire.GetBasicProfile, b.getBasicProfile)
	serve(b, wire.SaveBasicProfile, b.saveBasicProfile)
	serve(b, wire.GetOtherProfile, b.getOtherProfile)
	serve(b, wire.InsertOtherProfile, b.saveOtherProfile)
	serve(b, wire.UpdateOtherProfile, b.saveOtherProfile)
	serve(b, wire.ListExperience, b.listExperience)
	serve(b, wire.SaveExperience, b.saveExperience)
	serve(b, wire.DeleteExperience, b.deleteExperience)
	serve(b, wire.ListEducation, b.listEducation)
	serve(b, wire.SaveEducation, b.saveEducation)
	serve(b, wire.DeleteEducation, b.deleteEducation)
	serve(b, wire.EducationOptions, b.educationOptions)
	serve(b, wire.ListCertificates, b.listCertificates)
	serve(b, wire.SaveCertificate, b.saveCertificate)
	serve(b, wire.DeleteCertificate, b.deleteCertificate)
}

// saved is the sentence of a step that was saved, for the first time or again.
func saved(added bool) string {
	if added {
		return hiring.ProfileAdded
	}
	return hiring.UpdatedSuccessfully
}

func (b *Border) getBasicProfile(ctx context.Context, v *visit,
	in *wire.CanIDOfPath) (wire.Answer[wire.BasicProfileRow], error) {
	found, mobile, err := b.App.Profiles.GetBasicProfile(ctx, v.Caller, in.CanID)
	rows := []wire.BasicProfileRow{}
	if found != nil {
		rows = append(rows, wire.BasicProfileRowOf(*found, mobile))
	}
	return wire.Rows("", rows), err
}

func (b *Border) saveBasicProfile(ctx context.Context, v *visit,
	in *in[wire.SaveBasicProfileBody]) (wire.Answer[wire.BasicProfileRow], error) {
	canID := string(in.Body.CanID)
	added, err := b.App.Profiles.SaveBasicProfile(ctx, v.Caller, canID, in.Body.Typed(), wire.Seen(in.Body.Version))
	if err != nil {
		return wire.Answer[wire.BasicProfileRow]{}, err
	}
	is, err := b.getBasicProfile(ctx, v, &wire.CanIDOfPath{CanID: canID})
	return wire.Rows(saved(added), is.Data), err
}

func (b *Border) getOtherProfile(ctx context.Context, v *visit,
	in *wire.CanIDOfPath) (wire.Answer[wire.OtherProfileRow], error) {
	found, err := b.App.Profiles.GetOtherProfile(ctx, v.Caller, in.CanID)
	rows := []wire.OtherProfileRow{}
	if found != nil {
		rows = append(rows, wire.OtherProfileRowOf(*found))
	}
	return wire.Rows("", rows), err
}

func (b *Border) saveOtherProfile(ctx context.Context, v *visit,
	in *in[wire.OtherProfileBody]) (wire.Answer[wire.OtherProfileRow], error) {
	canID := string(in.Body.CanID)
	added, err := b.App.Profiles.SaveOtherProfile(ctx, v.Caller, canID, in.Body.Typed(), wire.Seen(in.Body.Version))
	if err != nil {
		return wire.Answer[wire.OtherProfileRow]{}, err
	}
	is, err := b.getOtherProfile(ctx, v, &wire.CanIDOfPath{CanID: canID})
	return wire.Rows(saved(added), is.Data), err
}

func (b *Border) listExperience(ctx context.Context, v *visit,
	in *wire.IDOfForm) (wire.Answer[wire.ExperienceRow], error) {
	found, err := b.App.Profiles.ListExperience(ctx, v.Caller, in.ID)
	return wire.Rows("", rowsOf(found, wire.ExperienceRowOf)), err
}

func (b *Border) saveExperience(ctx context.Context, v *visit,
	in *in[wire.SaveExperienceBody]) (wire.Answer[wire.ExperienceRow], error) {
	found, err := b.App.Profiles.SaveExperience(ctx, v.Caller, string(in.Body.CanID), string(in.Body.CanExpID),
		in.Body.Typed(), wire.Seen(in.Body.Version))
	return wire.Rows(hiring.RowAdded, rowsOf(found, wire.ExperienceRowOf)), err
}

func (b *Border) deleteExperience(ctx context.Context, v *visit,
	in *in[wire.DeleteExperienceBody]) (wire.Answer[wire.ExperienceRow], error) {
	found, err := b.App.Profiles.DeleteExperience(ctx, v.Caller, string(in.Body.CanID), string(in.Body.CanExpID),
		wire.Seen(in.Body.Version))
	return wire.Rows(hiring.RowDeleted, rowsOf(found, wire.ExperienceRowOf)), err
}

func (b *Border) listEducation(ctx context.Context, v *visit,
	in *wire.IDOfForm) (wire.Answer[wire.EducationRow], error) {
	found, err := b.App.Profiles.ListEducation(ctx, v.Caller, in.ID)
	return wire.Rows("", rowsOf(found, wire.EducationRowOf)), err
}

func (b *Border) saveEducation(ctx context.Context, v *visit,
	in *in[wire.SaveEducationBody]) (wire.Answer[wire.EducationRow], error) {
	found, err := b.App.Profiles.SaveEducation(ctx, v.Caller, string(in.Body.CanID), string(in.Body.CanEdID),
		in.Body.Typed(), wire.Seen(in.Body.Version))
	return wire.Rows(hiring.RowAdded, rowsOf(found, wire.EducationRowOf)), err
}

func (b *Border) deleteEducation(ctx context.Context, v *visit,
	in *in[wire.DeleteEducationBody]) (wire.Answer[wire.EducationRow], error) {
	found, err := b.App.Profiles.DeleteEducation(ctx, v.Caller, string(in.Body.CanID), string(in.Body.CanEdID),
		wire.Seen(in.Body.Version))
	return wire.Rows(hiring.RowDeleted, rowsOf(found, wire.EducationRowOf)), err
}

type levelInput struct {
	ID string `path:"id" doc:"A level, or all"`
}

func (b *Border) educationOptions(ctx context.Context, _ *visit, in *levelInput) (wire.Answer[wire.OptionRow], error) {
	found, err := b.App.Profiles.EducationOptions(ctx, in.ID)
	return wire.Rows("", rowsOf(found, func(level string) wire.OptionRow {
		return wire.OptionRow{ID: level, Text: level}
	})), err
}

func (b *Border) listCertificates(ctx context.Context, v *visit,
	in *wire.IDOfForm) (wire.Answer[wire.CertificateRow], error) {
	found, err := b.App.Profiles.ListCertificates(ctx, v.Caller, in.ID)
	return wire.Rows("", rowsOf(found, wire.CertificateRowOf)), err
}

func (b *Border) saveCertificate(ctx context.Context, v *visit,
	in *in[wire.SaveCertificateBody]) (wire.Answer[wire.CertificateRow], error) {
	found, err := b.App.Profiles.SaveCertificate(ctx, v.Caller, string(in.Body.CanID), string(in.Body.CanCerID),
		in.Body.Typed(), wire.Seen(in.Body.Version))
	return wire.Rows(hiring.RowAdded, rowsOf(found, wire.CertificateRowOf)), err
}

func (b *Border) deleteCertificate(ctx context.Context, v *visit,
	in *in[wire.DeleteCertificateBody]) (wire.Answer[wire.CertificateRow], error) {
	found, err := b.App.Profiles.DeleteCertificate(ctx, v.Caller, string(in.Body.CanID), string(in.Body.CanCerID),
		wire.Seen(in.Body.Version))
	return wire.Rows(hiring.RowDeleted, rowsOf(found, wire.CertificateRowOf)), err
}
