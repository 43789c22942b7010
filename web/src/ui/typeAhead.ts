import { type KeyboardEvent, useRef } from "react";

/** After this pause the next letter begins a new word. */
const pause = 700;

/**
 * What the typed letters choose: the first choice that begins with them, from the present one on. One letter again and
 * again walks through all that begin with it.
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
 * Lets letters choose in a list that cannot be typed into, as the browser's own lists do. It listens before the list itself,
 * which would take a space for its own.
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
      // Alone it opens the list; among letters it is one of them.
      if (!going) return;
      event.preventDefault();
      event.stopPropagation();
    }
    typed.current = { word: (going ? typed.current.word : "") + event.key, at: event.timeStamp };
    const found = typedChoice(labels, present, typed.current.word);
    if (found >= 0 && found !== present) onChoose(found);
  };
}
