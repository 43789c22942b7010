package httpapi

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"

	"muster/internal/app/core"
	"muster/internal/wire"
)

const onceHeader = "Idempotency-Key"

// once runs a write that carries an Idempotency-Key at most once. A repeat, after a lost connection for example, gets
// the first answer and changes nothing; with other input it is refused. A session is opened by a cookie, which is not
// kept, so that call is made again.
func (b *Border) once(ctx context.Context, op wire.Operation, v *visit, answer reflect.Type, input any,
	do func(context.Context) (any, error)) (any, error) {
	if v.onceKey == "" || v.signedIn == nil || op.Reads() || op.OpensSession() {
		return do(ctx)
	}
	digest, err := b.digest(input)
	if err != nil {
		return nil, err
	}
	order := core.Order{Key: v.onceKey, Operation: op.Stem, Digest: digest}
	keyed, err := b.App.Once(ctx, v.Caller, order)
	if err != nil {
		return nil, err
	}
	body, err := do(keyed)
	if core.IsRepeated(err) {
		return b.repeat(ctx, v, answer, order)
	}
	if err != nil {
		return body, err
	}
	text, err := json.Marshal(body)
	if err != nil {
		return body, fmt.Errorf("httpapi: keep an answer: %w", err)
	}
	b.App.KeepAnswer(ctx, v.Caller, order, string(text))
	return body, nil
}

func (b *Border) repeat(ctx context.Context, v *visit, answer reflect.Type, order core.Order) (any, error) {
	text, err := b.App.FirstAnswer(ctx, v.Caller, order)
	if err != nil {
		return nil, err
	}
	if text == "" {
		again, err := json.Marshal(wire.Done("This has been done already"))
		if err != nil {
			return nil, fmt.Errorf("httpapi: answer again: %w", err)
		}
		text = string(again)
	}
	body := reflect.New(answer)
	if err := json.Unmarshal([]byte(text), body.Interface()); err != nil {
		return nil, fmt.Errorf("httpapi: answer again: %w", err)
	}
	return body.Elem().Interface(), nil
}
