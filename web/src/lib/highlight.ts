/** A piece of a text; `hit` if it is one of the words searched for. */
export type Piece = { text: string; hit: boolean };

/** As the server counts words: C++ and C# are their own, and joiners, which Marathi needs, do not divide a word. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}+#]*/gu;

const folded = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();

/** The text in pieces, with the whole words of the search as hits, whatever their case. */
export function highlight(text: string, search: string): Piece[] {
  const wanted = new Set(folded(search).match(word) ?? []);
  const pieces: Piece[] = [];
  const add = (part: string, hit: boolean) => {
    if (part) pieces.push({ text: part, hit });
  };
  let from = 0;
  for (const found of text.matchAll(word)) {
    if (!wanted.has(folded(found[0]))) continue;
    add(text.slice(from, found.index), false);
    add(found[0], true);
    from = found.index + found[0].length;
  }
  add(text.slice(from), false);
  return pieces;
}
