import { Button } from "@mantine/core";
import { IconArrowsDiff } from "@tabler/icons-react";
import { type Comparison, headingOf } from "@/lib/comparison";
import classes from "./CompareButton.module.css";

type Props = {
  on: boolean;
  /** The periods to name beside it; null if there are none, or a heading names them. */
  compared: Comparison | null;
  onChange: (on: boolean) => void;
};

/** Shows or hides how the numbers differ from those of the period before. */
export function CompareButton({ on, compared, onChange }: Props) {
  return (
    <span className={classes.compare}>
      <Button
        variant="default"
        className={classes.button}
        leftSection={<IconArrowsDiff stroke={1.7} aria-hidden="true" />}
        aria-pressed={on}
        onClick={() => onChange(!on)}
      >
        Compare
      </Button>
      {on && compared && <span className={classes.periods}>{headingOf(compared.shown, compared)}</span>}
    </span>
  );
}
