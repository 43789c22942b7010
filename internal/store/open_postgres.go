package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"runtime"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
)

// connectPostgres also returns a handle without limits for the migrations.
func connectPostgres(ctx context.Context, address string, patient bool) (s *Store, migrating *sql.DB, err error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		// The parser's error quotes the address, password included, so it is not passed on.
		return nil, nil, fmt.Errorf("store: %w", errPostgresAddress)
	}
	config.RuntimeParams["timezone"] = "UTC"
	// To compile a plan takes longer than all of our statements take without.
	config.RuntimeParams["jit"] = "off"
	// By default PostgreSQL plans for disks with arms: it reads a whole table rather than look up five hundred rows of it.
	if _, chosen := config.RuntimeParams["random_page_cost"]; !chosen {
		config.RuntimeParams["random_page_cost"] = "1.1"
	}
	// Every query and the lists that screens put together stay prepared on their connection.
	config.StatementCacheCapacity = 1024
	config.DialFunc = (&net.Dialer{KeepAliveConfig: keepAlive}).DialContext
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = connectWait
	}
	limited := limit(config, patient)
	s = &Store{
		engine: Postgres, name: config.Database,
		read: openPool(limited, readers()), write: openPool(limited, writers),
		session: openPool(limited, sessionReaders),
	}
	if err := errors.Join(s.read.PingContext(ctx), s.write.PingContext(ctx), s.session.PingContext(ctx)); err != nil {
		return nil, nil, errors.Join(fmt.Errorf("store: PostgreSQL does not answer: %w", err), s.Close())
	}
	return s, openPool(config, 2), nil
}

// readers is how many connections read: as many as there are cores. More would only take turns, and a writer would wait
// for its turn at every step.
func readers() int { return max(2, runtime.NumCPU()) }

// writers is how many connections to PostgreSQL write: one works, and the next ones already wait in the database.
const writers = 3

// sessionReaders is how many connections to PostgreSQL check sessions.
const sessionReaders = 2

func openPool(config *pgx.ConnConfig, n int) *sql.DB {
	db := stdlib.OpenDB(*config.Copy())
	db.SetMaxOpenConns(n)
	db.SetMaxIdleConns(n)
	return db
}
