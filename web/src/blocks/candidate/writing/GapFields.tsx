import { Input, TextInput } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
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
          <GapField
            gap={gap}
            value={values[gap.name] ?? ""}
            onChange={(value) => onChange({ ...values, [gap.name]: value })}
          />
        </div>
      ))}
    </section>
  );
}

type FieldProps = { gap: Gap; value: string; onChange: (value: string) => void };

function GapField({ gap, value, onChange }: FieldProps) {
  switch (gap.kind) {
    case "day":
      return (
        <DatePicker
          form
          label={gap.meaning}
          placeholder="DD MMM YYYY"
          clearable
          value={value || null}
          onChange={(day) => onChange(day ?? "")}
        />
      );
    case "online":
      return (
        <Input.Wrapper label={gap.meaning} labelElement="div">
          <Segmented
            form
            label={gap.meaning}
            segments={types}
            value={value as "Online"}
            onChange={(type) => onChange(type)}
          />
        </Input.Wrapper>
      );
    default:
      return (
        <TextInput
          label={gap.meaning}
          type={gap.kind === "clock" ? "time" : "text"}
          maxLength={longest}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
