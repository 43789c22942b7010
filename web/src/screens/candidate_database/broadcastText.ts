import type { Broadcast, BroadcastPreview } from "@/api/broadcast";
import { dayOfInstant, formatDate, formatTime } from "@/lib/dates";
import { countOf } from "@/lib/text";

/** The seconds between two messages. */
const spacing = 1.5;

/** How many messages have left or never will. */
export const doneOf = ({ sent, failed, kept, opened }: Broadcast) => sent + failed + kept + opened;

/** 'about 12 s', 'about 4 min'. */
export function aboutTime(messages: number): string {
  const seconds = Math.ceil(messages * spacing);
  return seconds < 90 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`;
}

/** '09:00 am' today, '09:00 am on 20 Nov 2026' on another day. */
export function clockOf(instant: string, today: string): string {
  const time = formatTime(instant);
  return dayOfInstant(instant) === today ? time : `${time} on ${formatDate(instant)}`;
}

export function leftText(broadcast: Broadcast, today: string): string {
  if (broadcast.state !== "running") return broadcast.sentence;
  if (broadcast.opensAt) return `goes on at ${clockOf(broadcast.opensAt, today)}`;
  return `${aboutTime(broadcast.queued + broadcast.leaving)} left`;
}

/** The time of day with its seconds: '10:41:57 am'. */
export function secondsOf(instant: string): string {
  const time = formatTime(instant);
  const seconds = String(new Date(instant).getSeconds()).padStart(2, "0");
  return time.replace(/^(\S+)/, `$1:${seconds}`);
}

/** What a progress bar is heard to say: every five messages, and at the end. */
export function spokenText(broadcast: Broadcast): string {
  if (broadcast.state !== "running") return broadcast.sentence;
  const spoken = Math.floor(doneOf(broadcast) / 5) * 5;
  return spoken > 0 ? `${spoken} of ${broadcast.toSend}` : "";
}

/** Why a broadcast cannot begin now; empty if it can. */
export function whyNot(preview: BroadcastPreview): string {
  const toSend = preview.recipients.filter(({ skipped }) => skipped === "").length;
  if (preview.running) return "Your broadcast before is still running. Please wait for it, or stop it.";
  if (toSend === 0) return "None of the selected candidates can be messaged now";
  if (toSend > preview.leftToday) {
    return `You can broadcast to 500 candidates a day; ${preview.leftToday} are left today`;
  }
  return "";
}

export function planText(preview: BroadcastPreview, today: string): string {
  const toSend = preview.recipients.filter(({ skipped }) => skipped === "").length;
  const begins = preview.opensAt ? `from ${clockOf(preview.opensAt, today)}` : "at once";
  return `${countOf(toSend, "candidate")} of ${preview.recipients.length}, ${begins}, one every 1.5 s: ${aboutTime(toSend)}.`;
}
