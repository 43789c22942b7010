import type { DirectoryTab } from "@/lib/directoryTabs";
import classes from "./ExtraCounts.module.css";
import type { ExtraCount } from "./tabs";

type Props = { counts: readonly ExtraCount[]; current: DirectoryTab; onOpen: (tab: DirectoryTab) => void };

/** Counts across the tabs; a click opens their candidates, a second click returns to all. */
export function ExtraCounts({ counts, current, onOpen }: Props) {
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
