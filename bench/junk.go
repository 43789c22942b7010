package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"time"
)

// junkLinks is how many invented password links are posted beside the logins.
const junkLinks = 400

// measureJunk compares logins beside junk posts with logins alone.
func (at *site) measureJunk(ctx context.Context, into *report) error {
	do, err := logIn(ctx, at)
	if err != nil {
		return err
	}
	alone, _, err := repeat(ctx, do, 1, at.span)
	if err != nil {
		return err
	}
	var posting sync.WaitGroup
	faults := make([]error, crowd)
	for client := range crowd {
		posting.Go(func() {
			for n := client; n < junkLinks && faults[client] == nil; n += crowd {
				_, _, faults[client] = at.send(ctx, http.MethodPost, "/api/password_links", nil,
					map[string]string{"token": fmt.Sprint("junk", n), "newPassword": "copper kettle on monday"})
			}
		})
	}
	posted := make(chan struct{})
	go func() { posting.Wait(); close(posted) }()
	var beside []time.Duration
	for open := true; open; {
		asked := time.Now()
		if err := do(ctx, 0); err != nil {
			return err
		}
		beside = append(beside, time.Since(asked))
		select {
		case <-posted:
			open = false
		default:
		}
	}
	into.figure(figure{
		name: fmt.Sprintf("login beside %d junk password links, of a login alone", junkLinks), engine: at.label(),
		unit: "x", value: timesOf(beside).p50 / timesOf(alone).p50, most: 2,
	})
	return errors.Join(faults...)
}
