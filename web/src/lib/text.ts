/** 'NK' for 'Nandini Kulkarni': the first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => (word ? ([...word][0] ?? "").toUpperCase() : "")).join("");
}

/** A stable number for a text; it gives each person a constant tone. */
export function hashOf(text: string): number {
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/**
 * The beginning of a text that fits in `limit` characters, cut between words where that is possible and without
 * a trailing comma or space; null when nothing has to be cut.
 */
export function cutText(text: string, limit: number): string | null {
  const chars = [...text];
  if (chars.length <= limit) return null;
  const head = chars.slice(0, limit).join("");
  const space = head.lastIndexOf(" ");
  const cut = space > limit * 0.6 ? head.slice(0, space) : head;
  return cut.replace(/[\s,;:.–—-]+$/u, "");
}

/** The parts of a comment or list field, without empty ones: the calls join them with a dollar sign or a comma. */
export function splitParts(text: string | null | undefined, separator: "$" | ","): string[] {
  return (text ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Texts with unique keys, for a list that may repeat a text. */
export function numbered(texts: readonly string[]): { id: string; text: string }[] {
  return texts.map((text, place) => ({ id: String(place), text }));
}

/** '1,234', with the digits grouped as in India. */
export const grouped = (count: number) => count.toLocaleString("en-IN");

/** '1 row', '2 rows'. */
export function countOf(count: number, one: string, many: string = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
