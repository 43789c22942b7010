// Package wire is the contract: the only hand-written Go that spells REQ_ID or response[0].CODE. It has one row for
// each operation, and structs with the field names that callers send and receive.
package wire
