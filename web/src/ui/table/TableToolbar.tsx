import { IconColumns3, IconDownload, IconSearch, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { CheckboxLine } from "../Checkbox";
import { IconButton } from "../IconButton";
import { popupBox, usePopup } from "../popup/usePopup";
import type { Column, RowData } from "./columns";
import classes from "./TableToolbar.module.css";
import { useDraft } from "./useDraft";

type SearchProps = { label: string; value: string; onChange: (value: string) => void; shown: boolean };

const focusInput = (input: HTMLInputElement | null) => input?.focus();

/** The search: an icon until opened; a field while open or not empty. */
function ToolbarSearch({ label, value, onChange, shown }: SearchProps) {
  // A search from the address shows the field without focusing it.
  const [opened, setOpened] = useState(false);
  const draft = useDraft(value, onChange);
  const close = () => {
    draft.commit("");
    setOpened(false);
  };
  if (!shown && !opened && draft.text === "") {
    return <IconButton label={label} icon={<IconSearch />} onClick={() => setOpened(true)} />;
  }
  return (
    <span className={classes.search}>
      <IconSearch aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder="Search"
        value={draft.text}
        ref={opened ? focusInput : undefined}
        onChange={(event) => draft.change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") draft.commit(event.currentTarget.value);
          if (event.key === "Escape" && (!shown || draft.text !== "")) close();
        }}
      />
      {(!shown || draft.text !== "") && (
        <IconButton small label="Clear search" icon={<IconX />} onClick={close} />
      )}
    </span>
  );
}

type ChooserProps<Row extends RowData> = {
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
};

function ColumnChooser<Row extends RowData>({ columns, hidden, onHidden }: ChooserProps<Row>) {
  const toggle = (id: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(id);
    else next.add(id);
    onHidden(next);
  };
  const popup = usePopup(popupBox);
  return (
    <>
      <IconButton label="Columns" icon={<IconColumns3 />} {...popup.button} />
      {popup.Box && (
        <popup.Box {...popup.box} label="Columns" position="bottom-end" className={classes.chooser}>
          {columns.map((column) => (
            <CheckboxLine
              key={column.id}
              checked={!hidden.has(column.id)}
              disabled={column.always}
              onChange={(event) => toggle(column.id, event.currentTarget.checked)}
            >
              {column.header}
            </CheckboxLine>
          ))}
        </popup.Box>
      )}
    </>
  );
}

type Props<Row extends RowData> = {
  title: string | undefined;
  headingId: string;
  /** The number of rows, shown beside the title; undefined until it is known. */
  count: number | undefined;
  note: ReactNode;
  /** Rows are selected: the toolbar is about them. */
  marked: boolean;
  start: ReactNode;
  end: ReactNode;
  /** Sorting and filters for rows without a head. */
  controls: ReactNode;
  search: SearchProps | null;
  chooser: ChooserProps<Row> | null;
  download: { busy: boolean; disabled: boolean; run: () => void } | null;
};

export function TableToolbar<Row extends RowData>(props: Props<Row>) {
  const { title, headingId, count, note, marked, start, end, controls, search, chooser, download } = props;
  return (
    <div className={classes.toolbar} data-marked={marked || undefined}>
      {title && (
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
      )}
      {title && count !== undefined && <span className={classes.count}>{count.toLocaleString("en-IN")}</span>}
      {note && <span className={classes.note}>{note}</span>}
      {start}
      <span className={classes.grow} />
      {end && <span className={classes.end}>{end}</span>}
      <span className={classes.tools}>
        {controls}
        {search && <ToolbarSearch {...search} />}
        {chooser && <ColumnChooser {...chooser} />}
        {download && (
          <IconButton
            label="Download CSV"
            icon={<IconDownload />}
            disabled={download.disabled || download.busy}
            aria-busy={download.busy}
            onClick={download.run}
          />
        )}
      </span>
    </div>
  );
}
