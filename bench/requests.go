package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"sync"

	"muster/internal/hiring"
	"muster/internal/seed"
)

// get prepares a GET as one of the demo logins, whose answer must have exactly the wanted rows.
func get(who, path string, wanted int) func(context.Context, *site) (request, error) {
	return func(ctx context.Context, at *site) (request, error) {
		session, err := at.signIn(ctx, who)
		if err != nil {
			return nil, err
		}
		body, err := at.call(ctx, http.MethodGet, path, session, nil)
		if err != nil {
			return nil, err
		}
		var answer struct{ Data []json.RawMessage }
		if err := json.Unmarshal(body, &answer); err != nil || len(answer.Data) != wanted {
			return nil, fmt.Errorf("GET %s gave %d rows, not %d (%v)", path, len(answer.Data), wanted, err)
		}
		return func(ctx context.Context, _ int) error {
			_, err := at.call(ctx, http.MethodGet, path, session, nil)
			return err
		}, nil
	}
}

// pollChanges asks for newer changes, as an open screen does every two seconds.
func pollChanges(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "manager")
	if err != nil {
		return nil, err
	}
	body, err := at.call(ctx, http.MethodGet, "/api/changes?since=0", session, nil)
	if err != nil {
		return nil, err
	}
	var answer struct{ Data []struct{ Now int64 } }
	if err := json.Unmarshal(body, &answer); err != nil || len(answer.Data) != 1 {
		return nil, fmt.Errorf("the changes cannot be read: %s", body)
	}
	return get("manager", fmt.Sprintf("/api/changes?since=%d", answer.Data[0].Now), 1)(ctx, at)
}

// logIn gives each client its own user: five concurrent logins of one user would trigger the pause.
func logIn(_ context.Context, at *site) (request, error) {
	logins := slices.DeleteFunc(seed.Logins(), func(l seed.Login) bool { return l.Who == "outsider" })
	if len(logins) < crowd {
		return nil, fmt.Errorf("%d clients need as many logins; the demo company has %d", crowd, len(logins))
	}
	return func(ctx context.Context, client int) error {
		_, err := at.logIn(ctx, logins[client])
		return err
	}, nil
}

func outbox(query string, wanted int) func(context.Context, *site) (request, error) {
	return func(ctx context.Context, at *site) (request, error) {
		if err := at.loadMessages(ctx); err != nil {
			return nil, err
		}
		return get("administrator", "/api/messages?"+query, wanted)(ctx, at)
	}
}

// changeSetting writes three settings in turn. A write carries the version that was read, so two clients never write
// the same setting at once: they wait for each other here, and that wait is part of the measured time.
func changeSetting(ctx context.Context, at *site) (request, error) {
	session, err := at.signIn(ctx, "administrator")
	if err != nil {
		return nil, err
	}
	body, err := at.call(ctx, http.MethodGet, "/api/settings", session, nil)
	if err != nil {
		return nil, err
	}
	type setting struct {
		Key     string
		Version int64
	}
	var now struct{ Data []setting }
	// All waits are worked out anew after a change of some others, such as the zone.
	written := []hiring.Setting{hiring.CompanyName, hiring.MailSender, hiring.MailName}
	err = json.Unmarshal(body, &now)
	now.Data = slices.DeleteFunc(now.Data, func(s setting) bool {
		return !slices.Contains(written, hiring.Setting(s.Key))
	})
	if err != nil || len(now.Data) != len(written) {
		return nil, fmt.Errorf("the settings cannot be read: %s", body)
	}
	held := make([]sync.Mutex, len(now.Data))
	return func(ctx context.Context, client int) error {
		i := client % len(now.Data)
		held[i].Lock()
		defer held[i].Unlock()
		setting := &now.Data[i]
		change := map[string]any{"value": settingValue(setting.Key, setting.Version), "version": setting.Version}
		path := "/api/settings/" + url.PathEscape(setting.Key)
		if _, err := at.call(ctx, http.MethodPut, path, session, change); err != nil {
			return err
		}
		setting.Version++
		return nil
	}, nil
}

func settingValue(key string, version int64) string {
	if hiring.Setting(key) == hiring.MailSender {
		return fmt.Sprintf("bench%d@muster.example", version)
	}
	return fmt.Sprintf("Bench %d", version)
}
