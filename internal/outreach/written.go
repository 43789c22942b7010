package outreach

import (
	"context"
	"net/http/httptrace"
)

// whenWritten sets written as soon as any of the request may have left: from then on nobody knows whether the service
// has it.
func whenWritten(ctx context.Context, written *bool) context.Context {
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		GotConn: func(httptrace.GotConnInfo) { *written = true },
	})
}
