import { TextInput } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useId } from "react";
import type { Gap, GapValues } from "@/api/writing";
import { countOf } from "@/lib/text";
import { DatePicker } from "@/ui/DatePicker";
import { Segmented } from "@/ui/Segmented";
import { shownValue } from "./gaps";
import classes from "./writing.module.css";

type Props = { gaps: readonly Gap[]; values: GapValues; onChange: (values: GapValues) => void };

const types = [
  { value: "Online", label: "Online" },
  { value: "Offline", label: "Offline" },
] as const;

const longest = 200;

function missingText(gaps: readonly Gap[]): string {
  const [only] = gaps;
  const what = gaps.length === 1 && only ? only.meaning.toLowerCase() : "value for these";
  return `The record has no ${what}. What you give here stands in this message alone.`;
}

/** Asks for what the record does not have. */
export function GapFields({ gaps, values, onChange }: Props) {
  const id = useId();
  if (gaps.length === 0) return null;
  const open = gaps.filter((gap) => shownValue(gap, values) === "");
  return (
    <section className={classes.gaps} data-open={open.length > 0 || undefined} aria-label="Gaps">
      <div aria-live="polite">
        {open.length > 0 ? (
          <>
            <p className={classes.gapsTitle}>
              <IconAlertTriangle aria-hidden="true" />
              {countOf(open.length, "gap")} to fill
            </p>
            <p className={classes.gapsText}>{missingText(open)}</p>
          </>
        ) : (
          <p className={classes.gapsText}>Not in the record; stands in this message alone.</p>
        )}
      </div>
      {gaps.map((gap) => (
        <div key={gap.name} className={classes.gapRow}>
          <label className={classes.gapLabel} htmlFor={`${id}-${gap.name}`}>
            {gap.meaning}
          </label>
          <GapField
            id={`${id}-${gap.name}`}
            gap={gap}
            value={values[gap.name] ?? ""}
            onChange={(value) => onChange({ ...values, [gap.name]: value })}
          />
        </div>
      ))}
    </section>
  );
}

type FieldProps = { id: string; gap: Gap; value: string; onChange: (value: string) => void };

function GapField({ id, gap, value, onChange }: FieldProps) {
  switch (gap.kind) {
    case "day":
      return (
        <DatePicker
          label={gap.meaning}
          placeholder="DD MMM YYYY"
          clearable
          value={value || null}
          onChange={(day) => onChange(day ?? "")}
        />
      );
    case "online":
      return (
        <Segmented
          form
          label={gap.meaning}
          segments={types}
          value={value as "Online"}
          onChange={(type) => onChange(type)}
        />
      );
    default:
      return (
        <TextInput
          id={id}
          type={gap.kind === "clock" ? "time" : "text"}
          maxLength={longest}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
