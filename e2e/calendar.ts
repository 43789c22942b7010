import { expect } from "@playwright/test";
import { type Letter, unquoted } from "./mailbox";

/** A calendar entry of a mail. */
export type CalendarEntry = {
  /** REQUEST adds or replaces the entry, CANCEL removes it. */
  method: string;
  uid: string;
  sequence: number;
  start: string;
  location: string;
  attendee: string;
};

/** The calendar part of a mail, decoded and unfolded. */
function calendarText({ raw }: Letter): string {
  const part = raw.split(/^--\S+$/m).find((one) => /^Content-Type: text\/calendar/im.test(one)) ?? "";
  expect(part, "the letter has a calendar entry").not.toBe("");
  const end = part.indexOf("\n\n");
  const body = part.slice(end + 2);
  const text = /base64/i.test(part.slice(0, end))
    ? Buffer.from(body, "base64").toString("utf8")
    : unquoted(body);
  return text.replace(/\r\n/g, "\n").replace(/\n[ \t]/g, "");
}

export function calendarOf(letter: Letter): CalendarEntry {
  const text = calendarText(letter);
  const [, event = ""] = text.split("BEGIN:VEVENT\n");
  const line = (name: string, within = event) => new RegExp(`^${name}[;:](.*)$`, "m").exec(within)?.[1] ?? "";
  return {
    method: line("METHOD", text),
    uid: line("UID"),
    sequence: Number(line("SEQUENCE") || "0"),
    start: line("DTSTART"),
    location: line("LOCATION").replaceAll("\\", ""),
    attendee: /mailto:(.*)$/i.exec(line("ATTENDEE"))?.[1] ?? "",
  };
}
