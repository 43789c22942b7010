package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"

	"muster/internal/seed"
)

// call makes one request and fails unless both status and body say 200. It searches the body instead of parsing it,
// because the clients run on the same machine as the server.
func (at *site) call(ctx context.Context, method, path, session string, body any) ([]byte, error) {
	answer, content, err := at.send(ctx, method, path, http.Header{"Cookie": {session}}, body)
	if err != nil {
		return nil, err
	}
	if answer.StatusCode != http.StatusOK || !bytes.Contains(content, []byte(`"CODE":"200"`)) {
		return nil, fmt.Errorf("%s %s: %s: %s", method, path, answer.Status, content[:min(len(content), 300)])
	}
	return content, nil
}

func (at *site) send(
	ctx context.Context, method, path string, header http.Header, body any,
) (*http.Response, []byte, error) {
	var content io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			return nil, nil, err
		}
		content = bytes.NewReader(text)
	}
	asked, err := http.NewRequestWithContext(ctx, method, at.server.address+path, content)
	if err != nil {
		return nil, nil, err
	}
	maps.Copy(asked.Header, header)
	if body != nil {
		asked.Header.Set("Content-Type", "application/json")
	}
	answer, err := at.client.Do(asked)
	if err != nil {
		return nil, nil, err
	}
	defer answer.Body.Close()
	read, err := io.ReadAll(answer.Body)
	return answer, read, err
}

// signIn returns the cookie of a demo login; all clients share its session.
func (at *site) signIn(ctx context.Context, who string) (string, error) {
	if session, open := at.sessions[who]; open {
		return session, nil
	}
	for _, login := range seed.Logins() {
		if login.Who == who {
			session, err := at.logIn(ctx, login)
			at.sessions[who] = session
			return session, err
		}
	}
	return "", fmt.Errorf("the demo company has no login %s", who)
}

func (at *site) logIn(ctx context.Context, login seed.Login) (string, error) {
	answer, content, err := at.send(ctx, http.MethodPost, "/api/User.svc/User_login", nil,
		map[string]string{"MOBILE": login.Mobile, "PASSWORD": login.Password})
	if err != nil {
		return "", err
	}
	for _, cookie := range answer.Cookies() {
		return cookie.Name + "=" + cookie.Value, nil
	}
	return "", fmt.Errorf("%s cannot log in: %s: %s", login.Who, answer.Status, content)
}
