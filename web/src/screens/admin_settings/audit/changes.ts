/** The changes of an audit entry in readable form: each fact before and after. */

import { browserOf } from "@/lib/browser";

export type Change = { what: string; before: string; after: string };

type Recorded = { before: string; after: string; kind: string };

/** The fact's name for entries whose before and after have none. */
const plainFacts: Record<string, string> = {
  DisableUser: "active",
  EnableUser: "active",
  GrantUser: "grants",
  RevokeGrant: "grants",
  RetryMessage: "state",
  ChangeSetting: "value",
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A setting that holds ids comes with their names. */
function withNames(value: unknown): unknown {
  return isRecord(value) && Array.isArray(value.means) && "value" in value ? value.means : value;
}

/** The lines of a text are the entries of a list. */
const listed = (value: unknown) =>
  typeof value === "string" && value.includes("\n") ? value.split("\n") : value;

export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.map(wordsOf).join(", ");
  return isRecord(value) ? JSON.stringify(value) : String(value);
}

/** A user agent is long; the browser's name is enough here. */
const shortened = (what: string, value: unknown) =>
  what === "agent" && typeof value === "string" && value !== "" ? browserOf(value) : value;

function changeOf(what: string, was: unknown, is: unknown): Change {
  const [before, after] = [was, is].map((value) => shortened(what, listed(withNames(value))));
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return { what, before: wordsOf(before), after: wordsOf(after) };
  }
  // Of two lists show only what was removed and added, unless only the order changed.
  const left = before.filter((entry) => !after.includes(entry));
  const came = after.filter((entry) => !before.includes(entry));
  const reordered = left.length === 0 && came.length === 0;
  return { what, before: wordsOf(reordered ? before : left), after: wordsOf(reordered ? after : came) };
}

const words = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .trim();

const kindNames: Record<string, string> = {
  UserLogin: "Sign in",
  ForgotPassword: "Ask for password link",
  DisableUser: "Deactivate user",
  EnableUser: "Activate user",
};

/** 'Change user' for 'ChangeUser'. */
export function kindWords(kind: string): string {
  const text = kindNames[kind] ?? words(kind);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function changesOf({ before, after, kind }: Recorded): Change[] {
  const [was, is] = [parse(before), parse(after)];
  const facts = (value: unknown) => (isRecord(value) && !("means" in value) ? value : null);
  const [first, second] = [facts(was), facts(is)];
  if (!first && !second) {
    return was === null && is === null ? [] : [changeOf(plainFacts[kind] ?? "value", was, is)];
  }
  const names = [...new Set([...Object.keys(first ?? {}), ...Object.keys(second ?? {})])];
  return names
    .map((name) => changeOf(words(name), first?.[name], second?.[name]))
    .filter((change) => change.before !== change.after);
}

/** All changes of an entry in one line, for the table and the file. */
export function summaryOf(entry: Recorded): string {
  return changesOf(entry)
    .map(({ what, before, after }) => `${what}: ${before ? `${before} → ${after || "nothing"}` : after}`)
    .join("; ");
}
