import type { CandidateMessage } from "@/api/conversation";
import { dayOfInstant, formatDateTime, formatTime } from "@/lib/dates";

/** When a step was: the time alone on the day of the message itself. */
function when(at: string, message: CandidateMessage): string {
  return dayOfInstant(at) === dayOfInstant(message.createdAt) ? formatTime(at) : formatDateTime(at);
}

const words: Readonly<Record<string, string>> = { sent: "taken", delivered: "delivered", read: "read" };

/** 'Taken 11:12 am, delivered 11:13 am': what the service said of a message. */
function heard(message: CandidateMessage): string {
  const said = message.steps
    .filter(({ state }) => words[state])
    .map(({ state, at }) => `${words[state]} ${when(at, message)}`)
    .join(", ");
  return said && said.charAt(0).toUpperCase() + said.slice(1);
}

const sentence = (text: string) => (text && !/[.!?]$/.test(text) ? `${text}.` : text);

/** '3 min 12 s'. */
function lasted(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** What the telephony service said of a call. */
function called(message: CandidateMessage): string {
  const answered = message.steps.find(({ state }) => state === "answered");
  if (answered) {
    const talk = message.seconds > 0 ? `, ${lasted(message.seconds)}` : "";
    return `Answered ${when(answered.at, message)}${talk}`;
  }
  if (message.state === "ended") return "Nobody answered.";
  return message.state === "ringing"
    ? "The telephone rings."
    : "Asked for; the service has reported nothing yet.";
}

/** The line below a message: what is known of it, in one or two sentences. */
export function detailOf(message: CandidateMessage): string {
  switch (message.state) {
    case "opened":
      return "Opened in WhatsApp. Whether it was sent is not known here.";
    case "queued": {
      const next = message.nextTry && when(message.nextTry, message);
      if (message.reason) return `${sentence(message.reason)}${next && ` Next try ${next}.`}`;
      return next ? `Leaves ${next}.` : "Waits to be sent.";
    }
    case "leaving":
      return "Handed to the service; its answer is not known yet.";
    case "sent":
      return message.channel === "mail" ? `Taken by the mail server. To ${message.to}` : heard(message);
    case "asked":
    case "ringing":
    case "answered":
    case "ended":
      return called(message);
    case "delivered":
    case "read":
      return heard(message);
    default:
      return message.reason;
  }
}
