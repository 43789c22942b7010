import { useState } from "react";
import classes from "./Chips.module.css";
import { Dialog } from "./Dialog";

type Props = {
  items: readonly string[];
  /** How many are shown before 'view more'. */
  shown?: number;
  /** The title of the dialog with all of them. */
  title: string;
  /** Keeps to one line, for a row of a table. */
  line?: boolean;
};

export function Chips({ items, shown = 3, title, line }: Props) {
  const [opened, setOpened] = useState(false);
  if (items.length === 0) return <span className={classes.none}>—</span>;
  const unique = [...new Set(items)];
  return (
    <span className={classes.chips} data-line={line || undefined}>
      {unique.slice(0, shown).map((item) => (
        <span key={item} className={classes.chip}>
          {item}
        </span>
      ))}
      {unique.length > shown && (
        <>
          <button
            type="button"
            className={classes.more}
            aria-label={`view more, ${title}`}
            onClick={() => setOpened(true)}
          >
            view more
          </button>
          <Dialog opened={opened} title={title} onClose={() => setOpened(false)}>
            <ul className={classes.all}>
              {unique.map((item) => (
                <li key={item} className={classes.chip}>
                  {item}
                </li>
              ))}
            </ul>
          </Dialog>
        </>
      )}
    </span>
  );
}
