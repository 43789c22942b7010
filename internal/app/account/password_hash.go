package account

import (
	"context"
	"fmt"
	"runtime"
	"sync"

	"github.com/alexedwards/argon2id"
)

// hashing limits concurrency to two: each hash takes 19 MiB, and the rush at nine o'clock must not use up the memory.
var hashing = make(chan struct{}, 2)

var argon = &argon2id.Params{Memory: 19 * 1024, Iterations: 2, Parallelism: 1, SaltLength: 16, KeyLength: 32}

// worthCollecting is how many KiB a hash must have taken for a collection of its own.
const worthCollecting = 1024

// hashSlot waits for a slot, unless the request ends before. Whoever releases it says how many KiB the hash took.
func hashSlot(ctx context.Context) (release func(memory uint32), err error) {
	if ctx.Err() == nil {
		select {
		case hashing <- struct{}{}:
			return func(memory uint32) { go letGo(memory) }, nil
		case <-ctx.Done():
		}
	}
	return nil, fmt.Errorf("app: wait to hash a password: %w", ctx.Err())
}

// letGo passes the slot on when the memory of the hash is free again: left to itself, the collector lets a rush pile up
// several. The cheap hashes of tests leave nothing to collect.
func letGo(memory uint32) {
	if memory >= worthCollecting {
		runtime.GC()
	}
	<-hashing
}

// HashPassword returns the hash to store for a password.
func HashPassword(ctx context.Context, password string) (string, error) {
	release, err := hashSlot(ctx)
	if err != nil {
		return "", err
	}
	defer release(argon.Memory)
	hash, err := argon2id.CreateHash(password, argon)
	if err != nil {
		return "", fmt.Errorf("app: hash a password: %w", err)
	}
	return hash, nil
}

// nobodysHash is compared for an unknown mobile, which must take as long as a known one.
var nobodysHash = sync.OnceValues(func() (string, error) { return argon2id.CreateHash("nobody", argon) })

func passwordFits(ctx context.Context, password, hash string) (bool, error) {
	release, err := hashSlot(ctx)
	if err != nil {
		return false, err
	}
	memory := argon.Memory
	defer func() { release(memory) }()
	known := hash != ""
	if !known {
		if hash, err = nobodysHash(); err != nil {
			return false, fmt.Errorf("app: compare a password: %w", err)
		}
	}
	fits, costs, err := argon2id.CheckHash(password, hash)
	if err != nil {
		return false, fmt.Errorf("app: compare a password: %w", err)
	}
	memory = costs.Memory
	return fits && known, nil
}
