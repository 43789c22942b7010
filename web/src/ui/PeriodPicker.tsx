import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { formatMonth } from "@/lib/dates";
import { nextPeriod } from "@/lib/ranges";
import { IconButton } from "./IconButton";
import { codeOf } from "./onDemand";
import classes from "./PeriodPicker.module.css";
import { usePopup } from "./popup/usePopup";

export const periodBox = codeOf(async () => (await import("./PeriodBox")).PeriodBox);

type Props = {
  label: string;
  /** 'YYYY' or 'YYYY-MM'; the format decides whether a year or a month is picked. */
  value: string;
  onChange: (value: string) => void;
};

/** The period of a whole page, as its heading: arrows step through periods, and a click opens the picker. */
export function PeriodPicker({ label, value, onChange }: Props) {
  const popup = usePopup(periodBox);
  const unit = value.length === 4 ? "year" : "month";
  const shown = unit === "year" ? value : formatMonth(value);
  return (
    <div className={classes.period}>
      <IconButton
        label={`Previous ${unit}`}
        icon={<IconChevronLeft />}
        onClick={() => onChange(nextPeriod(value, -1))}
      />
      <h2 className={classes.heading}>
        <button type="button" {...popup.button} className={classes.value} aria-label={`${label} ${shown}`}>
          {shown}
        </button>
      </h2>
      <IconButton
        label={`Next ${unit}`}
        icon={<IconChevronRight />}
        onClick={() => onChange(nextPeriod(value, 1))}
      />
      {popup.Box && (
        <popup.Box
          {...popup.box}
          label={label}
          value={value}
          onChange={(next) => {
            onChange(next);
            popup.close();
          }}
        />
      )}
    </div>
  );
}
