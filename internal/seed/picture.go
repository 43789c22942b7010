package seed

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
)

const pictureSize = 128

// portrait draws a disc that fades from one colour into another, with head and shoulders in front. Each pixel averages
// four samples, so that the edges are smooth.
func portrait(from, to, figure color.RGBA) ([]byte, error) {
	canvas := image.NewRGBA(image.Rect(0, 0, pictureSize, pictureSize))
	for y := range pictureSize {
		for x := range pictureSize {
			var sum [4]float64
			for _, at := range [4][2]float64{{.25, .25}, {.75, .25}, {.25, .75}, {.75, .75}} {
				c := portraitAt((float64(x)+at[0])/pictureSize, (float64(y)+at[1])/pictureSize, from, to, figure)
				for i, part := range []uint8{c.R, c.G, c.B, c.A} {
					sum[i] += float64(part) / 4
				}
			}
			canvas.SetRGBA(x, y, color.RGBA{R: uint8(sum[0]), G: uint8(sum[1]), B: uint8(sum[2]), A: uint8(sum[3])})
		}
	}
	var file bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&file, canvas); err != nil {
		return nil, fmt.Errorf("seed: draw a portrait: %w", err)
	}
	return file.Bytes(), nil
}

// portraitAt returns the colour at a point of the unit square.
func portraitAt(x, y float64, from, to, figure color.RGBA) color.RGBA {
	switch head, shoulders := math.Hypot(x-.5, y-.4), math.Hypot((x-.5)/.34, (y-1)/.36); {
	case math.Hypot(x-.5, y-.5) > .5:
		return color.RGBA{}
	case head < .17, shoulders < 1:
		return figure
	}
	mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*(x+y)/2) }
	return color.RGBA{R: mix(from.R, to.R), G: mix(from.G, to.G), B: mix(from.B, to.B), A: 255}
}
