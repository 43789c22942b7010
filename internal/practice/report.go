package practice

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"net/http"
)

// report is a call to a webhook of Muster.
type report struct {
	path, header, secret string
	body                 map[string]any
}

// send signs a report and sends it. It reports whether Muster took it.
func (s *Server) send(ctx context.Context, r report) bool {
	text, err := json.Marshal(r.body)
	if err != nil || ctx.Err() != nil {
		return false
	}
	mac := hmac.New(sha256.New, []byte(r.secret))
	mac.Write(text)
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, s.Muster+r.path, bytes.NewReader(text))
	if err != nil {
		s.Log.Warn("practice: a report cannot be made", "path", r.path, "error", err)
		return false
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set(r.header, "sha256="+hex.EncodeToString(mac.Sum(nil)))
	response, err := s.reports.Do(request)
	if err != nil {
		s.Log.Warn("practice: a report did not arrive", "path", r.path, "error", err)
		return false
	}
	_ = response.Body.Close()
	if response.StatusCode != http.StatusOK {
		s.Log.Warn("practice: a report was not taken", "path", r.path, "status", response.StatusCode)
	}
	return response.StatusCode == http.StatusOK
}
