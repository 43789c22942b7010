package httpapi

import (
	"context"
	"encoding/json"
	"fmt"

	"muster/internal/app/core"
	"muster/internal/wire"
)

const onceHeader = "Idempotency-Key"

// once runs a write that carries an Idempotency-Key at most once. A repeat, after a lost connection for example, gets
// the first answer and changes nothing; with other input it is refused.
func once[Body any](ctx context.Context, b *Border, op wire.Operation, v *visit, input any,
	do func(context.Context) (Body, error)) (Body, error) {
	if v.onceKey == "" || v.signedIn == nil || op.Reads() {
		return do(ctx)
	}
	digest, err := b.digest(input)
	if err != nil {
		return *new(Body), err
	}
	order := core.Order{Key: v.onceKey, Operation: op.Stem, Digest: digest}
	keyed, err := b.App.Once(ctx, v.Caller, order)
	if err != nil {
		return *new(Body), err
	}
	body, err := do(keyed)
	if core.IsRepeated(err) {
		return repeat[Body](ctx, b, v, order)
	}
	if err != nil {
		return body, err
	}
	text, err := json.Marshal(body)
	if err != nil {
		return body, fmt.Errorf("httpapi: keep an answer: %w", err)
	}
	b.App.KeepAnswer(ctx, v.Caller, v.onceKey, string(text))
	return body, nil
}

func repeat[Body any](ctx context.Context, b *Border, v *visit, order core.Order) (body Body, err error) {
	text, err := b.App.FirstAnswer(ctx, v.Caller, order)
	if err != nil {
		return body, err
	}
	if text == "" {
		again, err := json.Marshal(wire.Done("This has been done already"))
		if err != nil {
			return body, fmt.Errorf("httpapi: answer again: %w", err)
		}
		text = string(again)
	}
	if err := json.Unmarshal([]byte(text), &body); err != nil {
		return body, fmt.Errorf("httpapi: answer again: %w", err)
	}
	return body, nil
}
