// Package hiring is the rules of Muster: what exists, what may happen next, and who may do it. It knows no database, no
// HTTP and no clock; whoever calls it says what is and what time it is.
//
// # Words
//
// A word has one meaning in code, in the database and on the screen.
//
//   - Requisition: an opening that was approved for hiring, with a number of positions. Avoid: job, vacancy,
//     requirement.
//   - Raised requisition: a further one made against a requisition. Avoid: child, sub-requisition.
//   - Assignment: a recruiter works on some positions of a requisition. Avoid: mapping (that is a candidate's word).
//   - Candidate: a person, once, however often they apply. Avoid: applicant, lead.
//   - Application: a candidate mapped to a requisition; it has the stage and the status. Avoid: mapping, pipeline.
//   - Stage: New, CALL, HR, TL, PL, CEO, OFFER, JOINING. Status: what was last decided in it. Avoid: step, state.
//   - Event: a dated step of an application or requisition. Never deleted; Undo voids it.
//   - User: somebody who may sign in. Avoid: account, employee.
//   - Role: what a user is (Recruiter, Interviewer, Admin, ...). Grant: what a user may do on top of it. Avoid:
//     permission.
//   - Manager: a user with the grant manager. Avoid: privileged user, senior HR (that is a role).
//   - Recruiter: the role that calls candidates. Avoid: junior HR, executive.
//   - Interviewer: the role that only sees its own interviews. Avoid: restricted user.
//   - ESA: the external sales-associate programme.
//   - Login session: a signed-in browser. Avoid: token (that is its secret).
//   - Message: a mail on its way out; the outbox is all of them. Avoid: notification (that is the bell's word).
//   - Job: work that is done after the answer, kept in the database until it succeeded. Avoid: task, queue item.
//   - Audit line: who changed what where no event says it. Avoid: log.
//   - Business zone: the time zone of "today", of months and of hour slots.
package hiring
