package httpapi_test

import "sync"

// concurrently runs do many times at the same moment and returns the replies.
func concurrently(many int, do func(i int) reply) []reply {
	answers := make([]reply, many)
	var ready, done sync.WaitGroup
	begin := make(chan struct{})
	for i := range answers {
		ready.Add(1)
		done.Go(func() {
			ready.Done()
			<-begin
			answers[i] = do(i)
		})
	}
	ready.Wait()
	close(begin)
	done.Wait()
	return answers
}
