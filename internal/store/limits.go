package store

import (
	"context"
	"database/sql"
	"fmt"
	"net"
	"time"

	"github.com/jackc/pgx/v5"
)

const (
	// turnWait is how long a write waits for those of this process that came before.
	turnWait = 5 * time.Second
	// busyWait is how long SQLite waits for another process that writes.
	busyWait = 5 * time.Second
	// patientWait is busyWait for what a start or a command does, where nobody sits in front of a screen.
	patientWait = 10 * time.Second
	// connectWait is how long PostgreSQL may take to let us in.
	connectWait = 5 * time.Second
)

// keepAlive finds out within half a minute that the machine of the database is gone.
var keepAlive = net.KeepAliveConfig{Enable: true, Idle: 10 * time.Second, Interval: 5 * time.Second, Count: 3}

// postgresLimits are what PostgreSQL itself holds us to. They come with the connection, so that no transaction spends a
// round trip on them, and an address that names one of them has its own value.
var postgresLimits = map[string]string{
	// A process that freezes in the middle of a write loses its connection, and with it the lock on which all others
	// wait.
	"idle_in_transaction_session_timeout": "8s",
	// A machine that is gone looks like one that is slow, until nobody there answers.
	"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3",
	"tcp_user_timeout": "20s",
}

// answerLimits hold for whoever answers people.
var answerLimits = map[string]string{
	// Longer than a frozen process keeps the lock, so that whoever waits for it still gets a turn.
	"lock_timeout": "12s",
	// Longer than a request, for it ends those that nobody waits for.
	"statement_timeout": "60s",
}

func limit(config *pgx.ConnConfig, patient bool) *pgx.ConnConfig {
	config = config.Copy()
	set := func(name, value string) {
		if _, chosen := config.RuntimeParams[name]; !chosen {
			config.RuntimeParams[name] = value
		}
	}
	for name, value := range postgresLimits {
		set(name, value)
	}
	if !patient {
		for name, value := range answerLimits {
			set(name, value)
		}
	}
	return config
}

// unlimited lifts the limits for a transaction that loads rows: between two batches it may be idle for a while.
func unlimited(ctx context.Context, tx *sql.Tx) error {
	for _, name := range []string{"idle_in_transaction_session_timeout", "statement_timeout"} {
		if _, err := tx.ExecContext(ctx, "SET LOCAL "+name+" = 0"); err != nil {
			return fmt.Errorf("store: lift a limit: %w", err)
		}
	}
	return nil
}
