package profiles

import (
	"context"

	"muster/internal/app/core"
	"muster/internal/hiring"
	"muster/internal/store"
)

// ListCertificates returns a candidate's certificates, in the order of adding.
func (s *Service) ListCertificates(
	ctx context.Context, by core.Caller, candidateID string,
) ([]store.ProfileCertificate, error) {
	q := s.Store.Read()
	if _, _, err := s.mayRead(ctx, q, by, candidateID); err != nil {
		return nil, err
	}
	return listed(q.CertificatesOf(ctx, candidateID))
}

// SaveCertificate adds a certificate, or replaces the own one with this id, and returns the whole list.
func (s *Service) SaveCertificate(
	ctx context.Context, by core.Caller, candidateID, id string, typed hiring.Certificate, seen *int64,
) (rows []store.ProfileCertificate, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		candidate, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave)
		if err != nil {
			return err
		}
		rows, err = s.SaveCertificateIn(ctx, q, by, candidate, id, typed, seen)
		return err
	})
	return rows, err
}

// SaveCertificateIn saves a certificate in the transaction of q. The caller checks the permission.
func (s *Service) SaveCertificateIn(
	ctx context.Context, q *store.Queries, by core.Caller, candidate store.Candidate, id string,
	typed hiring.Certificate, seen *int64,
) ([]store.ProfileCertificate, error) {
	today, err := s.Today(ctx, q)
	if err != nil {
		return nil, err
	}
	is, err := typed.Checked(today)
	if err != nil {
		return nil, err
	}
	rows, err := listed(q.CertificatesOf(ctx, candidate.ID))
	if err != nil {
		return nil, err
	}
	facts := make([]hiring.RowFacts, len(rows))
	for i, row := range rows {
		facts[i] = hiring.RowFacts{ID: row.ID, Version: row.Version, Same: certificateOf(row) == is}
	}
	err = s.saveRow(ctx, q, by, candidate.ID, rowSave{
		call: "SaveCertificate", facts: facts, id: id, seen: seen,
		add: func(id string) error {
			return q.AddCertificate(ctx, store.AddCertificateParams{ID: id, CandidateID: candidate.ID,
				Number: is.Number, Name: is.Name, StartMonth: is.Start, ExpiryMonth: is.Expiry,
				SavedAt: store.At(s.Now())})
		},
		replace: func() error {
			return q.ReplaceCertificate(ctx, store.ReplaceCertificateParams{ID: id, Number: is.Number, Name: is.Name,
				StartMonth: is.Start, ExpiryMonth: is.Expiry, SavedAt: store.At(s.Now())})
		},
	})
	if err != nil {
		return nil, err
	}
	return listed(q.CertificatesOf(ctx, candidate.ID))
}

// DeleteCertificate deletes an own certificate and returns the rest.
func (s *Service) DeleteCertificate(
	ctx context.Context, by core.Caller, candidateID, id string, seen *int64,
) (rows []store.ProfileCertificate, err error) {
	err = s.Store.InTx(ctx, func(q *store.Queries) error {
		if _, err := s.mayWrite(ctx, q, by, candidateID, hiring.VisitFormSave); err != nil {
			return err
		}
		if rows, err = listed(q.CertificatesOf(ctx, candidateID)); err != nil {
			return err
		}
		for _, row := range rows {
			if row.ID == id {
				if err := s.deleteRow(ctx, q, by, candidateID, "DeleteCertificate", row.Version, seen, func() error {
					return q.DeleteCertificate(ctx, id)
				}); err != nil {
					return err
				}
			}
		}
		rows, err = listed(q.CertificatesOf(ctx, candidateID))
		return err
	})
	return rows, err
}

func certificateOf(row store.ProfileCertificate) hiring.Certificate {
	return hiring.Certificate{Number: row.Number, Name: row.Name, Start: row.StartMonth, Expiry: row.ExpiryMonth}
}
