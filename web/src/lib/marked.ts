import type { Piece } from "./highlight";

const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Digits are found across the blank of a spaced mobile; letters as they are, whatever their case and accents. */
function patternOf(word: string): string {
  const digits = /^\d+$/.test(word);
  return [...word].map(escaped).join(digits ? "\\s?" : "");
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** The text in pieces, with every part that has one of the typed words as a hit. */
export function marked(text: string, typed: string): Piece[] {
  const number = /^[\d\s+().-]+$/.test(typed.trim());
  const joined = number ? typed.replace(/^\s*\+91/, "").replace(/\D/g, "") : typed;
  const words = joined.split(/\s+/).filter(Boolean);
  // Only a text that keeps its length can be compared without its accents.
  const compared = [...plain(text)].length === [...text].length ? plain(text) : text;
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(words.map((word) => patternOf(plain(word))).join("|"), "giu");
  const pieces: Piece[] = [];
  let from = 0;
  const add = (part: string, hit: boolean) => {
    if (part) pieces.push({ text: part, hit });
  };
  for (const found of compared.matchAll(pattern)) {
    add(text.slice(from, found.index), false);
    add(text.slice(found.index, found.index + found[0].length), true);
    from = found.index + found[0].length;
  }
  add(text.slice(from), false);
  return pieces;
}
