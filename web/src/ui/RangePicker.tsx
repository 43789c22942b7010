import { Button } from "@mantine/core";
import { useState } from "react";
import { type DayRange, formatRange, sameRange } from "@/lib/ranges";
import { codeOf } from "./onDemand";
import { PickerField, type PickerLayout } from "./PickerField";
import { usePopup } from "./popup/usePopup";
import type { Half } from "./RangeBox";
import classes from "./RangePicker.module.css";

const rangeBox = codeOf(async () => (await import("./RangeBox")).RangeBox);

type Props = PickerLayout & {
  value: DayRange | null;
  onChange: (value: DayRange | null) => void;
  /** The business day the presets count from. */
  today: string;
  placeholder?: string;
  /** Clearing gives null; the screen decides what that means (all, or its default range). */
  clearable?: boolean;
  /**
   * 'always': a choice takes effect only after Apply. 'custom': presets take effect immediately, and Apply shows for
   * days picked by hand.
   */
  apply?: "always" | "custom";
  min?: string;
  max?: string;
  /** How the field writes the range. */
  format?: (range: DayRange) => string;
};

export function RangePicker(props: Props) {
  const {
    value,
    onChange,
    today,
    placeholder = "All",
    clearable,
    apply,
    min,
    max,
    format = formatRange,
    ...layout
  } = props;
  const [half, setHalf] = useState<Half | null>(null);
  const [draft, setDraft] = useState<{ range: DayRange | null } | null>(null);
  const popup = usePopup(rangeBox, { onToggle: () => setHalf(null) });
  const chosen = draft ? draft.range : value;
  const waiting = draft !== null && !sameRange(draft.range, value);

  const choose = (range: DayRange | null, byHand: boolean) => {
    popup.close();
    if (apply === "always" || (apply === "custom" && byHand)) {
      setDraft({ range });
      return;
    }
    setDraft(null);
    onChange(range);
  };
  // What is cleared is not chosen, so there is nothing to apply.
  const clear = () => {
    popup.close();
    setDraft(null);
    onChange(null);
  };
  const pick = ([from, to]: Half) => {
    if (from && to) choose({ from, to }, true);
    else setHalf([from, to]);
  };
  const run = () => {
    setDraft(null);
    onChange(chosen);
  };

  return (
    <span className={classes.group}>
      <PickerField
        {...layout}
        value={chosen ? format(chosen) : null}
        placeholder={placeholder}
        onClear={clearable ? clear : undefined}
        popup={popup}
      />
      {popup.Box && (
        <popup.Box
          {...popup.box}
          label={layout.label}
          chosen={chosen}
          half={half}
          onPreset={(range) => choose(range, false)}
          onPick={pick}
          today={today}
          min={min}
          max={max}
        />
      )}
      {(apply === "always" || (apply === "custom" && waiting)) && (
        <Button variant={waiting ? "filled" : "default"} onClick={run}>
          Apply
        </Button>
      )}
    </span>
  );
}
