package httpapi

import (
	"github.com/danielgtaylor/huma/v2"

	"muster/internal/wire"
)

const downloadQuery = "download"

// takesDownload reports whether the answer of a call can go into a file. A public call has no caller to name in the
// audit.
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

// markDownload records whether the rows of the request go into a file.
func (v *visit) markDownload(ctx huma.Context) {
	at := ctx.URL()
	v.download, v.asked, v.otherSite = ctx.Query(downloadQuery) == "1", at.RequestURI(), fromOtherSite(ctx)
}

// fromOtherSite reports whether a browser makes the request on behalf of another site. A download leaves an audit line,
// and another site must not cause one in the name of our user.
func fromOtherSite(ctx huma.Context) bool {
	site := ctx.Header("Sec-Fetch-Site")
	return site == "cross-site" || site == "same-site"
}
