/** One unfinished value, and the saved one it was typed over. */
export type Typed = { value: string; over: string };

/**
 * Unfinished typing of a step, by field. `also` has what was entered elsewhere into a field that has another value here:
 * nothing that was typed is thrown away, somebody chooses.
 */
export type Draft = {
  fields: Readonly<Record<string, Typed>>;
  also: Readonly<Record<string, readonly string[]>>;
};

export const emptyDraft: Draft = { fields: {}, also: {} };

/** Under this name the draft of a table remembers which row is being changed. */
export const rowId = "id";

const isTyped = (entry: unknown): entry is Typed =>
  typeof entry === "object" &&
  entry !== null &&
  typeof (entry as Typed).value === "string" &&
  typeof (entry as Typed).over === "string";

const isTexts = (entry: unknown): entry is string[] =>
  Array.isArray(entry) && entry.every((text) => typeof text === "string");

function entriesOf<T>(part: unknown, fits: (entry: unknown) => entry is T): Record<string, T> {
  const entries = typeof part === "object" && part !== null ? Object.entries(part) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => fits(entry[1])));
}

/** Reads a kept draft; whatever is not one is left out. */
export function readDraft(text: string | null | undefined): Draft {
  if (!text) return emptyDraft;
  try {
    const { fields, also } = (JSON.parse(text) ?? {}) as Partial<Record<keyof Draft, unknown>>;
    return { fields: entriesOf(fields, isTyped), also: entriesOf(also, isTexts) };
  } catch {
    return emptyDraft;
  }
}

const sorted = <T>(part: Readonly<Record<string, T>>) =>
  Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether both hold the same typing, in whatever order it was typed. */
export const sameDraft = (a: Draft, b: Draft) =>
  a === b ||
  JSON.stringify([sorted(a.fields), sorted(a.also)]) === JSON.stringify([sorted(b.fields), sorted(b.also)]);

/** Sets the other values of a field: each once, without the one it has. */
function withAlso(also: Draft["also"], key: string, texts: readonly string[], value: string): Draft["also"] {
  const rest = [...new Set(texts)].filter((text) => text !== value && text.trim() !== "");
  const { [key]: _, ...others } = also;
  return rest.length > 0 ? { ...others, [key]: rest } : others;
}

/** Somebody types into a field; `saved` is what the record has. A field that is as saved is not in the draft. */
export function typeInto(draft: Draft, key: string, value: string, saved: string): Draft {
  const { [key]: before, ...fields } = draft.fields;
  const also = withAlso(draft.also, key, draft.also[key] ?? [], value);
  if (value === saved) return { fields, also };
  return { fields: { ...fields, [key]: { value, over: before?.over ?? saved } }, also };
}

/** Takes one of the other values of a field into it; the one it had is kept among them. */
export function takeAlso(draft: Draft, key: string, text: string, saved: string): Draft {
  const had = draft.fields[key]?.value ?? saved;
  const taken = typeInto(draft, key, text, saved);
  return { ...taken, also: withAlso(taken.also, key, [...(taken.also[key] ?? []), had], text) };
}

export function dropAlso(draft: Draft, key: string): Draft {
  return { ...draft, also: withAlso(draft.also, key, [], "") };
}

const unionOf = (...parts: Readonly<Record<string, unknown>>[]) => [
  ...new Set(parts.flatMap((part) => Object.keys(part))),
];

/**
 * Merges two drafts that were typed from one: what one side left alone is as the other has it. Where both typed, mine
 * stays in the field and theirs is kept beside it. If they change another row than I do, all that they typed is.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): Draft {
  const otherRow =
    mine.fields[rowId]?.value !== theirs.fields[rowId]?.value &&
    !sameDraft(base, mine) &&
    !sameDraft(base, theirs);
  const fields: Record<string, Typed> = {};
  let also: Draft["also"] = {};
  for (const key of unionOf(base.fields, mine.fields, theirs.fields, mine.also, theirs.also, base.also)) {
    const [was, own, other] = [base.fields[key], mine.fields[key], theirs.fields[key]];
    const untouched = !otherRow && own?.value === was?.value;
    const chosen = untouched ? other : own;
    if (chosen) fields[key] = chosen;
    const both = key !== rowId && !untouched && other !== undefined && other.value !== was?.value;
    const [before, here, there] = [base.also[key] ?? [], mine.also[key] ?? [], theirs.also[key] ?? []];
    const kept = [...here, ...there].filter(
      (text) => !before.includes(text) || (here.includes(text) && there.includes(text)),
    );
    if (both) kept.push(other.value);
    also = withAlso(also, key, kept, chosen?.value ?? "");
  }
  return { fields, also };
}

/**
 * Compares the draft with what is saved by now: what was typed is saved already and leaves, or something else was saved
 * meanwhile and is kept beside it.
 */
export function settleDraft(draft: Draft, saved: Readonly<Record<string, string>>): Draft {
  const fields: Record<string, Typed> = {};
  let { also } = draft;
  for (const [key, typed] of Object.entries(draft.fields)) {
    const now = saved[key] ?? typed.over;
    if (now === typed.value.trim()) continue;
    fields[key] = { ...typed, over: now };
    if (now !== typed.over) also = withAlso(also, key, [...(also[key] ?? []), now], typed.value);
  }
  for (const [key, texts] of Object.entries(also)) {
    also = withAlso(also, key, texts, fields[key]?.value ?? saved[key] ?? "");
  }
  return { fields, also };
}

/** Takes what was sent and saved out of the draft; what was typed since stays. */
export function withoutSent(draft: Draft, sent: Readonly<Record<string, string>>): Draft {
  const entries = Object.entries(draft.fields).filter(([key, { value }]) => sent[key] !== value);
  return { ...draft, fields: Object.fromEntries(entries) };
}
