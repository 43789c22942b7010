package httpapi_test

import (
	"encoding/json"
	"strings"
	"testing"

	"muster/internal/httpapi"
	"muster/internal/wire"
)

func TestTheDocumentTellsWhoMayCall(t *testing.T) {
	text, err := (&httpapi.Border{Version: "test"}).OpenAPI()
	if err != nil {
		t.Fatal(err)
	}
	type operation struct {
		OperationID string
		Security    *[]map[string][]string
		Responses   map[string]struct {
			Content map[string]struct{ Examples map[string]any }
		}
	}
	var document struct {
		Servers    []struct{ URL string }
		Paths      map[string]map[string]operation
		Components struct {
			SecuritySchemes map[string]struct{ Type, In, Name string }
			Examples        map[string]any
		}
	}
	if err := json.Unmarshal(text, &document); err != nil {
		t.Fatal(err)
	}
	scheme := document.Components.SecuritySchemes["loginSession"]
	if scheme.Type != "apiKey" || scheme.In != "cookie" || scheme.Name != "muster_session" || len(document.Servers) != 1 ||
		len(document.Components.Examples) != 3 {
		t.Errorf("scheme %+v, servers %v, examples %v", scheme, document.Servers, document.Components.Examples)
	}
	for _, op := range wire.Operations {
		found := document.Paths[op.Path][strings.ToLower(op.Method)]
		if found.OperationID != op.Stem || found.Security == nil || (len(*found.Security) == 0) != op.Public() {
			t.Errorf("%s: %+v", op.Stem, found)
		}
		if len(found.Responses["default"].Content["application/json"].Examples) != 1 {
			t.Errorf("%s has no example of a refusal", op.Stem)
		}
	}
}

// Over https the cookie has another name, and the document must tell the one of the server that answers with it.
func TestTheDocumentNamesTheCookieOfThisServer(t *testing.T) {
	for secure, name := range map[bool]string{false: `"name":"muster_session"`, true: `"name":"__Host-muster_session"`} {
		text, err := (&httpapi.Border{Version: "test", Secure: secure}).OpenAPI()
		if err != nil || !strings.Contains(string(text), name) {
			t.Errorf("secure %v: %s is missing, %v", secure, name, err)
		}
	}
}
