package httpapi

import (
	"net/http"
	"strings"

	"muster/internal/hiring"
)

// securityText tells strangers where they report a weakness.
func (b *Border) securityText(w http.ResponseWriter, r *http.Request) {
	contact, err := b.App.Setting(r.Context(), b.App.Store.Read(), hiring.SecurityContact)
	if err != nil {
		b.Log.Error("security.txt cannot be written", "error", err)
		plain(w, http.StatusServiceUnavailable, "the database cannot be read")
		return
	}
	text := hiring.SecurityText(contact, b.App.PublicURL, b.App.Now())
	if text == "" {
		plain(w, http.StatusNotFound, "There is no such file")
		return
	}
	plain(w, http.StatusOK, strings.TrimSuffix(text, "\n"))
}
