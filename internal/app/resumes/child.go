package resumes

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"

	"muster/internal/hiring"
)

// ChildCommand is what the binary is told to read a PDF from its input and write its text.
const ChildCommand = "read-pdf"

const (
	// childTime is how long a child may take in all; childCPU is how many seconds it may compute.
	childTime = 10 * time.Second
	childCPU  = 5
	// childMemory is how many bytes a child may have in use.
	childMemory = 256 << 20
	// longestAnswer limits what is taken from a child: a text in JSON.
	longestAnswer = 1 << 20
)

// read lets a child read a file. A child that fails, takes too long or too much memory means that the file cannot be
// read; an error means that no child could be started.
func (s *Service) read(ctx context.Context, content []byte) (Text, error) {
	select {
	case s.turns <- struct{}{}:
		defer func() { <-s.turns }()
	case <-ctx.Done():
		return Text{}, fmt.Errorf("app: wait for a turn to read a resume: %w", context.Cause(ctx))
	}
	limited, cancel := context.WithTimeout(ctx, childTime)
	defer cancel()
	child := exec.CommandContext(limited, s.Binary, ChildCommand)
	child.Dir = os.TempDir()
	// The child gets nothing of our environment, which may hold passwords.
	child.Env = []string{"GOMAXPROCS=1", "GOTRACEBACK=none"}
	child.Stdin = bytes.NewReader(content)
	answer := &limitedBuffer{most: longestAnswer}
	child.Stdout = answer
	child.WaitDelay = time.Second
	if err := child.Start(); err != nil {
		return Text{}, fmt.Errorf("app: start to read a resume: %w", err)
	}
	failed := child.Wait()
	if ctx.Err() != nil {
		return Text{}, fmt.Errorf("app: read a resume: %w", context.Cause(ctx))
	}
	var text Text
	if failed == nil {
		failed = json.Unmarshal(answer.Bytes(), &text)
	}
	if failed != nil {
		s.Log.Warn("a resume cannot be read", "bytes", len(content), "error", failed)
		return Text{State: hiring.ResumeBroken}, nil
	}
	return text, nil
}

// Child is what the process read-pdf does: it reads a PDF and writes its text. Its limits end it without an answer.
func Child(in io.Reader, out io.Writer) error {
	if err := limitChild(); err != nil {
		return err
	}
	content, err := io.ReadAll(io.LimitReader(in, int64(hiring.ResumeLimit(hiring.MostResumeKB).Bytes())))
	if err != nil {
		return fmt.Errorf("read a PDF: %w", err)
	}
	return json.NewEncoder(out).Encode(ReadPDF(content))
}

// limitedBuffer takes so many bytes and refuses more.
type limitedBuffer struct {
	bytes.Buffer
	most int
}

var errTooLong = errors.New("the answer is too long")

func (b *limitedBuffer) Write(p []byte) (int, error) {
	if b.Len()+len(p) > b.most {
		return 0, errTooLong
	}
	return b.Buffer.Write(p)
}
