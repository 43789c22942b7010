package httpapi

import (
	"github.com/danielgtaylor/huma/v2"

	"muster/internal/wire"
)

const downloadQuery = "download"

// takesDownload says whether what the call answers can go into a file. Public calls know no caller whom an audit line
// could name.
func takesDownload(op wire.Operation) bool { return op.Reads() && !op.Public() }

func downloadParameter(op wire.Operation) []*huma.Param {
	if !takesDownload(op) {
		return nil
	}
	return []*huma.Param{{
		Name: downloadQuery, In: "query", Schema: &huma.Schema{Type: huma.TypeString},
		Description: "1 when the rows go into a file, which is written down with the caller's name",
	}}
}

// markDownload sees from the request whether its rows go into a file.
func (v *visit) markDownload(ctx huma.Context) {
	at := ctx.URL()
	v.download, v.asked = ctx.Query(downloadQuery) == "1", at.RequestURI()
}

// fromElsewhere says that a browser asks on behalf of another site. A read of this kind leaves an audit line, and
// nobody should be able to put one under somebody else's name.
func fromElsewhere(ctx huma.Context) bool {
	site := ctx.Header("Sec-Fetch-Site")
	return site == "cross-site" || site == "same-site"
}
