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
//   - Reference candidate: somebody whom a user recommends: a candidate without an application and an owner. Avoid:
//     referral.
//   - Mapping: an application of a known candidate begins, and the live one before ends. Avoid: assignment.
//   - Resume text: what was read out of a resume. Passage: the part of it in which the searched words are. Avoid:
//     snippet.
//   - Application: a candidate mapped to a requisition; it has the stage and the status. Avoid: mapping, pipeline.
//   - Stage: New, CALL, HR, TL, PL, CEO, OFFER, JOINING. Status: what was last decided in it. Avoid: step, state.
//   - Event: a dated step of an application or requisition. Never deleted; Undo voids it.
//   - User: somebody who may sign in. Avoid: account, employee.
//   - Role: what a user is (Recruiter, Interviewer, Admin, ...). Grant: what a user may do on top of it. Avoid:
//     permission.
//   - Manager: a user with the grant manager. Avoid: privileged user, senior HR (that is a role).
//   - Recruiter: the role that calls candidates. Avoid: junior HR, executive.
//   - Interviewer: the role that only sees its own interviews. Avoid: restricted user.
//   - ESA: the external sales-associate programme. Its link: the address of its public page. Typed: what somebody
//     filled in there, kept beside the record. Verified: a call has reached the candidate since.
//   - Queue: the programme's new candidates whom nobody works on. Avoid it for jobs and messages, which are queued.
//   - Login session: a signed-in browser. Avoid: token (that is its secret).
//   - Message: what leaves for one recipient: a channel, a cause, a text. The outbox is all of them. Avoid:
//     notification (that is the bell's word).
//   - Conversation: everything that was written to a candidate, by every channel, and the calls.
//   - Channel: how a message leaves: mail or WhatsApp. Cause: the step or order that made it, a row of one table.
//     Letter: the wording of a mail.
//   - Placeholder: a word of a template that a value stands for. Gap: a placeholder for which the record has no value.
//   - Opened: a text was handed to WhatsApp on a person's own device; nobody can tell whether it was sent.
//   - Call: the first stage, and what a recruiter writes down of it. Phone call: one that the telephony service was
//     asked for. Report: what a service says later about a phone call or a message.
//   - Seal: to encrypt a secret that Muster must be able to say again. Practice: services that are played on this
//     machine.
//   - Job: work that is done after the answer, kept in the database until it succeeded. Avoid: task, queue item.
//   - Audit line: who changed what where no event says it. Avoid: log.
//   - Business zone: the time zone of "today", of months and of hour slots.
//   - Caller: who makes a request. Viewer: for whom a list is read, and what they see of it. Sight: which rows a role
//     sees. Avoid: eyes, scope (that is SQL's word for the same).
//   - Load: read a record inside the transaction that decides about it. Hold: the status of a requisition that waits.
//     Avoid: held for anything else; a lock is locked.
//   - Place: where something is: a state and city, the link or location of an interview; in the web app, where its
//     reader is: the screen and what its address says.
//   - Candidate link: a signed address for a candidate. Candidate session: the browser of a candidate who came by one.
//   - Consent: a candidate's agreement that their data is kept, with its receipt; it stands until it is withdrawn.
//   - Profile: what a candidate tells about themself in the form, in five steps. The record is what staff keep of the
//     candidate. Draft: unfinished typing of a step. Avoid: personal data (that is the documents' word for one step).
//   - Void: what Undo does to an event. Revoke: to take positions, a recruiter or a whole requisition out of work.
//   - Waiting: due later. Queued: handed to the worker. Kept: not sent, because nothing is configured to send it.
package hiring
