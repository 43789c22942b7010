package store_test

import (
	"testing"

	"muster/internal/store/pgtest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }
