package hiring

// Work is how often somebody took a step for a requisition within an hour of the day.
type Work struct {
	Worker
	RequisitionID string
	Hour          int
	Step          Step
	Times         int
}

func (w Work) figures() (f Figures) {
	for _, figure := range Counted(w.Step.Stage, w.Step.Status) {
		f[figure] = w.Times
	}
	return f
}

// WorkByRecruiter adds up what each recruiter did.
func WorkByRecruiter(work []Work) []Worked {
	worked, at := []Worked{}, map[string]int{}
	for _, w := range work {
		i, known := at[w.ID]
		if !known {
			i, worked = len(worked), append(worked, Worked{Worker: w.Worker})
			at[w.ID] = i
		}
		worked[i].Plus(w.figures())
	}
	return worked
}

// WorkByRequisition adds up what was done for each requisition, by one recruiter or by everybody if the id is empty.
func WorkByRequisition(work []Work, hr string) map[string]Figures {
	of := map[string]Figures{}
	for _, w := range work {
		if hr == "" || w.ID == hr {
			sum := of[w.RequisitionID]
			sum.Plus(w.figures())
			of[w.RequisitionID] = sum
		}
	}
	return of
}

// WorkByHour adds up what each recruiter did in each slot.
func WorkByHour(work []Work) []HourFact {
	type key struct {
		id   string
		slot int
	}
	facts, at := []HourFact{}, map[key]int{}
	for _, w := range work {
		k := key{w.ID, SlotOf(w.Hour)}
		i, known := at[k]
		if !known {
			i, facts = len(facts), append(facts, HourFact{Worker: w.Worker, Slot: k.slot})
			at[k] = i
		}
		for metric, set := range MetricFigures {
			facts[i].Counts[metric] += w.figures().Sum(set)
		}
	}
	return facts
}
