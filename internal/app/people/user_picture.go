package people

import (
	"context"
	"fmt"

	"muster/internal/hiring"
	"muster/internal/store"
)

// UserPicture returns the picture of a user and its media type.
func (s *Service) UserPicture(ctx context.Context, userID string) (kind string, content []byte, err error) {
	row, err := s.Store.Read().PictureOfUser(ctx, userID)
	if store.IsNone(err) {
		return "", nil, hiring.Missing()
	}
	if err != nil {
		return "", nil, fmt.Errorf("app: picture: %w", err)
	}
	return row.MediaType, row.Content, nil
}

func putPicture(ctx context.Context, q *store.Queries, userID string, content []byte) error {
	mediaType, err := hiring.CheckPicture(content)
	if err != nil {
		return err
	}
	if err := q.PutPicture(ctx, store.PutPictureParams{UserID: userID, MediaType: mediaType,
		Content: content}); err != nil {
		return fmt.Errorf("app: picture of a user: %w", err)
	}
	return nil
}
