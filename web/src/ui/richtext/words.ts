/** A placeholder in double braces, and its label. */
export type Word = { name: string; meaning: string };

const written = /\{\{([^{}]*)\}\}/g;

export const wordText = (name: string) => `{{${name}}}`;

/** The positions of placeholders in a text, and whether each exists. */
export function wordsIn(text: string, names: ReadonlySet<string>) {
  return [...text.matchAll(written)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    known: names.has((match[1] ?? "").trim()),
  }));
}
