import { expect, it } from "vitest";
import type { CandidateMessage } from "@/api/conversation";
import { detailOf } from "./messageDetail";

const mail: CandidateMessage = {
  id: "m1",
  channel: "mail",
  title: "Email Link",
  to: "siddhi@inbox.example",
  cc: "",
  subject: "Your form",
  sender: "Harpreet Gill",
  createdAt: "2026-11-02T11:28:00Z",
  state: "sent",
  reason: "",
  steps: [],
  nextTry: "",
  campaign: false,
  seconds: 0,
  mayRetry: false,
  twice: false,
  mayCancel: false,
  mayOpen: false,
};
const campaign: CandidateMessage = { ...mail, channel: "whatsapp", campaign: true };
const call: CandidateMessage = { ...mail, channel: "call", title: "Call" };
const steps = [
  { state: "leaving", at: "2026-11-02T11:28:01Z" },
  { state: "sent", at: "2026-11-02T11:28:02Z" },
  { state: "delivered", at: "2026-11-02T11:29:00Z" },
  { state: "read", at: "2026-11-03T03:30:00Z" },
];

it.each<[string, CandidateMessage, string]>([
  ["a mail that was taken", mail, "Taken by the mail server. To siddhi@inbox.example"],
  [
    "what a person opened",
    { ...mail, channel: "whatsapp", state: "opened" },
    "Opened in WhatsApp. Whether it was sent is not known here.",
  ],
  ["what waits", { ...mail, state: "queued" }, "Waits to be sent."],
  ["what leaves later", { ...mail, state: "queued", nextTry: "2026-11-02T12:00:00Z" }, "Leaves 05:30 pm."],
  [
    "what is tried again",
    { ...mail, state: "queued", reason: "The mail server did not answer", nextTry: "2026-11-03T03:30:00Z" },
    "The mail server did not answer. Next try 03 Nov 2026, 09:00 am.",
  ],
  [
    "what was handed over",
    { ...campaign, state: "leaving" },
    "Handed to the service; its answer is not known yet.",
  ],
  ["a campaign", { ...campaign, steps: steps.slice(0, 2) }, "Taken 04:58 pm"],
  [
    "delivered",
    { ...campaign, state: "delivered", steps: steps.slice(0, 3) },
    "Taken 04:58 pm, delivered 04:59 pm",
  ],
  [
    "read on another day",
    { ...campaign, state: "read", steps },
    "Taken 04:58 pm, delivered 04:59 pm, read 03 Nov 2026, 09:00 am",
  ],
  ["failed", { ...mail, state: "failed", reason: "550 5.1.1 no such user" }, "550 5.1.1 no such user"],
  ["cancelled", { ...mail, state: "cancelled", reason: "Cancelled by Asha Rao" }, "Cancelled by Asha Rao"],
  [
    "a call that nobody reported",
    { ...call, state: "asked" },
    "Asked for; the service has reported nothing yet.",
  ],
  ["a call that rings", { ...call, state: "ringing" }, "The telephone rings."],
  ["a call that nobody took", { ...call, state: "ended" }, "Nobody answered."],
  [
    "a call that was taken",
    { ...call, state: "ended", seconds: 192, steps: [{ state: "answered", at: "2026-11-02T11:28:09Z" }] },
    "Answered 04:58 pm, 3 min 12 s",
  ],
  ["a call that failed", { ...call, state: "failed", reason: "No credit" }, "No credit"],
])("%s", (_, message, want) => {
  expect(detailOf(message)).toBe(want);
});
