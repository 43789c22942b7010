/** A word in double braces that stands for something else, and how it is offered to people. */
export type Word = { name: string; meaning: string };

const written = /\{\{([^{}]*)\}\}/g;

export const wordText = (name: string) => `{{${name}}}`;

/** Where the words of a text stand, and whether there is such a word. */
export function wordsIn(text: string, names: ReadonlySet<string>) {
  return [...text.matchAll(written)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    known: names.has((match[1] ?? "").trim()),
  }));
}
