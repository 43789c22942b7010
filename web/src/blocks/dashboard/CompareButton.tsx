import { Button } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { rememberComparison } from "@/lib/comparison";
import { type DayRange, formatRange } from "@/lib/ranges";
import classes from "./CompareButton.module.css";

type Props = {
  /** Where the choice is remembered. */
  dashboard: string;
  on: boolean;
  /** The days compared with; null if there are none. */
  before: DayRange | null;
  onChange: (on: boolean) => void;
};

/** Shows or hides how the numbers differ from those of the days before. */
export function CompareButton({ dashboard, on, before, onChange }: Props) {
  const toggle = () => {
    rememberComparison(dashboard, !on);
    onChange(!on);
  };
  return (
    <span className={classes.compare}>
      <Button
        variant="default"
        className={classes.button}
        leftSection={<IconArrowsDiff stroke={1.7} aria-hidden="true" />}
        aria-pressed={on}
        onClick={toggle}
      >
        Compare
      </Button>
      {on && before && <span className={classes.with}>with {formatRange(before)}</span>}
    </span>
  );
}
