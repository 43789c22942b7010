import classes from "./Chips.module.css";
import { Dialog } from "./Dialog";
import { type DialogProps, openDialog } from "./dialogs";

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
  if (items.length === 0) return <span className={classes.none}>—</span>;
  const unique = [...new Set(items)];
  return (
    <span className={classes.chips} data-line={line || undefined}>
      {unique.slice(0, shown).map((item) => (
        <span key={item} className={classes.chip} data-tip={item}>
          {item}
        </span>
      ))}
      {unique.length > shown && (
        <button
          type="button"
          className={classes.more}
          aria-label={`view more, ${title}`}
          onClick={() => openDialog(AllDialog, { items: unique, title })}
        >
          view more
        </button>
      )}
    </span>
  );
}

function AllDialog({ items, ...dialog }: DialogProps & { items: readonly string[]; title: string }) {
  return (
    <Dialog {...dialog}>
      <ul className={classes.all}>
        {items.map((item) => (
          <li key={item} className={classes.chip}>
            {item}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
