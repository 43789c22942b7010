package core

import "muster/internal/store"

// IsUnavailable reports whether the database cannot do this now and may be able to later.
func IsUnavailable(err error) bool { return store.IsUnavailable(err) }

// IsAway reports whether the database was gone, as for a moment when it is restarted. A read may be tried again.
func IsAway(err error) bool { return store.IsAway(err) }

// IsUncertain reports whether a write that failed may have been kept all the same.
func IsUncertain(err error) bool { return store.IsUncertain(err) }
