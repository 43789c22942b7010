import type { ReactNode } from "react";
import type { Row } from "@/api/profileForm";
import classes from "./RowTable.module.css";
import type { Column } from "./rowColumns";

type Props<Values> = {
  caption: string;
  columns: readonly Column<Values>[];
  rows: readonly Row<Values>[];
  /** What stands for an empty value. */
  empty?: string;
  actions?: (row: Row<Values>) => ReactNode;
};

/** The rows of a step: a table, and cards on a phone. */
export function RowTable<Values>({ caption, columns, rows, empty = "---", actions }: Props<Values>) {
  if (rows.length === 0) return <p className={classes.none}>Data Not Available</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={classes.box} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {actions && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ label, text }) => (
                <td key={label} data-label={label}>
                  {text(row) || empty}
                </td>
              ))}
              {actions && <td className={classes.actions}>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
