import { type KeyboardEvent, useRef } from "react";

/** After this pause the next letter starts a new search. */
const pause = 700;

/**
 * The choice for the typed letters: the next one that begins with them, starting at the current one. Repeating one
 * letter cycles through all that begin with it.
 */
export function typedChoice(labels: readonly string[], present: number, typed: string): number {
  const word = typed.toLowerCase();
  const again = word.length > 1 && [...word].every((letter) => letter === word[0]);
  const wanted = again ? word.charAt(0) : word;
  const first = wanted.length === 1 ? present + 1 : Math.max(present, 0);
  const order = labels.map((_, index) => (first + index) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(wanted)) ?? -1;
}

/**
 * Type-ahead for a list without a text field, like the browser's own lists. It listens before the list itself, which
 * would handle a space.
 */
export function useTypeAhead(
  labels: readonly string[],
  present: number,
  onChoose: (index: number) => void,
): (event: KeyboardEvent) => void {
  const typed = useRef({ word: "", at: 0 });
  return (event) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const going = typed.current.word !== "" && event.timeStamp - typed.current.at < pause;
    if (event.key === " ") {
      // A space alone opens the list; within typed text it is a character.
      if (!going) return;
      event.preventDefault();
      event.stopPropagation();
    }
    typed.current = { word: (going ? typed.current.word : "") + event.key, at: event.timeStamp };
    const found = typedChoice(labels, present, typed.current.word);
    if (found >= 0 && found !== present) onChoose(found);
  };
}
