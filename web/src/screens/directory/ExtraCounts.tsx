import type { DirectoryTab } from "@/lib/directoryTabs";
import classes from "./CountsApart.module.css";
import type { CountApart } from "./tabs";

type Props = { counts: readonly CountApart[]; current: DirectoryTab; onOpen: (tab: DirectoryTab) => void };

/** Numbers that cut across the tabs; each opens its candidates, and once more leads back to all. */
export function CountsApart({ counts, current, onOpen }: Props) {
  if (counts.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Across the stages">
      {counts.map(({ tab, label, count }) => (
        <li key={tab}>
          <button
            type="button"
            className={classes.count}
            aria-pressed={tab === current}
            disabled={count === 0 && tab !== current}
            onClick={() => onOpen(tab === current ? "All" : tab)}
          >
            {label} <b>{count}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
