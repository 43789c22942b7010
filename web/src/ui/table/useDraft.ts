import { useEffect, useRef, useState } from "react";

const wait = 200;

type Draft = { text: string; change: (text: string) => void; commit: (text: string) => void };

/**
 * Text that is typed now and applied after a short pause. When the applied value changes from outside (a link, a
 * cleared filter) the text follows; the echo of our own change does not overwrite what was typed since.
 */
export function useDraft(value: string, apply: (text: string) => void): Draft {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [applied, setApplied] = useState(value);
  const timer = useRef<number | undefined>(undefined);
  if (value !== seen) {
    setSeen(value);
    if (value !== applied) {
      setText(value);
      setApplied(value);
    }
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const commit = (next: string) => {
    window.clearTimeout(timer.current);
    setText(next);
    setApplied(next);
    if (next !== value) apply(next);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  const change = (next: string) => {
    setText(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(next), wait);
  };
  return { text, change, commit };
}
