import { IconChevronDown, IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type PageSize, pageNumbers } from "@/lib/tableSearch";
import { IconButton } from "../IconButton";
import classes from "./Pager.module.css";

type Props = {
  /** The table's name, which distinguishes two pagers on one page. */
  label: string;
  page: number;
  pageCount: number;
  size: PageSize;
  /** The sizes to choose from. */
  sizes: readonly PageSize[];
  /** Undefined until it is known. */
  total: number | undefined;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
};

const numbers = new Intl.NumberFormat("en-IN");

function rangeText(page: number, size: number, total: number | undefined): string {
  if (total === undefined) return "";
  if (total === 0) return "0 of 0";
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  return `${numbers.format(from)}–${numbers.format(to)} of ${numbers.format(total)}`;
}

export function Pager({ label, page, pageCount, size, sizes, total, onPage, onSize }: Props) {
  const gaps = pageNumbers(page, pageCount).map((number, index, all) => ({
    number,
    key: number ?? `gap after ${all[index - 1]}`,
  }));
  return (
    <nav className={classes.pager} aria-label={`Pages of ${label}`}>
      <span className={classes.size}>
        <span className={classes.sizeLabel} aria-hidden="true">
          Rows per page
        </span>
        <span className={classes.field}>
          <select
            aria-label="Rows per page"
            value={size}
            onChange={(event) => {
              const next = sizes.find((option) => String(option) === event.currentTarget.value);
              if (next) onSize(next);
            }}
          >
            {sizes.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <IconChevronDown aria-hidden="true" />
        </span>
      </span>
      <span className={classes.range}>{rangeText(page, size, total)}</span>
      <span className={classes.grow} />
      <IconButton
        label="Previous page"
        icon={<IconChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className={classes.pages}>
        {gaps.map(({ number, key }) =>
          number === null ? (
            <span key={key} className={classes.gap}>
              …
            </span>
          ) : (
            <button
              key={key}
              type="button"
              className={classes.page}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ),
        )}
      </span>
      <span className={classes.short}>
        {page} / {pageCount}
      </span>
      <IconButton
        label="Next page"
        icon={<IconChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
