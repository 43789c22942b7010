import type { Gap, GapValues } from "@/api/writing";
import { formatClock, formatDate } from "@/lib/dates";

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A stretch of a text: words, or a placeholder by its name. */
export type Stretch = { text: string; gap: string };

/** Cuts a text at its placeholders. */
export function stretchesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  for (const match of text.matchAll(placeholder)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), gap: "" });
    found.push({ text: match[0], gap: match[1] ?? "" });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), gap: "" });
  return found;
}

/** The gaps that a text still has: whoever edits it may take one out. */
export function gapsIn(text: string, gaps: readonly Gap[]): Gap[] {
  const named = new Set(stretchesOf(text.replaceAll("&nbsp;", " ")).map(({ gap }) => gap));
  return gaps.filter(({ name }) => named.has(name));
}

/** What was typed for a gap, as the message writes it; empty while nothing was. */
export function shownValue({ name, kind }: Gap, values: GapValues): string {
  const typed = (values[name] ?? "").trim();
  if (kind === "day") return formatDate(typed);
  return kind === "clock" ? formatClock(typed).toUpperCase() : typed;
}
