package httpapi_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"muster/internal/wire"
)

// namesActor are the fields that say who acts, wherever a body has them.
var namesActor = []string{"CREATED_BY", "CreatedBy", "ADDED_BY", "LASTUPDATED_BY", "DeletedBy", "USER_GUID",
	"USER_CODE"}

// Nobody acts in another's name, not even a manager: the signed-in user is recorded.
func TestWhoIsWronglyNamedAsActorIsRefused(t *testing.T) {
	eachEngine(t, func(t *testing.T, h *harness) {
		var document documentOf
		if err := json.Unmarshal([]byte(h.nobody().get("/api/openapi.json").Raw), &document); err != nil {
			t.Fatal(err)
		}
		manager, other, tried := h.as("manager"), h.idOf("recruiter"), 0
		for _, op := range wire.Operations {
			schema := strings.TrimPrefix(document.Paths[op.Path][strings.ToLower(op.Method)].
				RequestBody.Content["application/json"].Schema.Ref, "#/components/schemas/")
			if op.Public() || !slices.Contains(mayCall[op.Stem], "manager") {
				continue
			}
			for field := range document.Components.Schemas[schema].Properties {
				if !slices.Contains(namesActor, field) {
					continue
				}
				tried++
				a := manager.sendJSON(op.Method, h.sample(op.Path, "manager"), map[string]string{field: other})
				if a.Status != http.StatusForbidden || a.code() != "403" {
					t.Errorf("%s with another's %s: %d %s", op.Stem, field, a.Status, a.Raw)
				}
			}
		}
		if tried < 20 {
			t.Errorf("only %d bodies name who acts", tried)
		}
	})
}
