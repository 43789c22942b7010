package httpapi_test

import "sync"

// atOnce lets so many do something at the same moment, and gives what each was answered.
func atOnce(many int, do func(i int) said) []said {
	answers := make([]said, many)
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
