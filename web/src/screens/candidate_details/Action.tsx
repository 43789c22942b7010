import type { ReactNode } from "react";
import type { NextButton } from "@/api/application";
import classes from "./ActionList.module.css";

type Props = {
  icon: ReactNode;
  may: Pick<NextButton, "enabled" | "reason">;
  /** What it does, as a tip while it is enabled. */
  hint?: string | undefined;
  /** Beside the name, or below it with `below`. */
  note?: string;
  below?: boolean;
  onPress: () => void;
  children: string;
};

/** An action of the list. Stays focusable while disabled, so that everybody can read the reason. */
export function Action({ icon, may, hint = "", note, below, onPress, children }: Props) {
  return (
    <button
      data-tip={(may.enabled ? hint : may.reason) || undefined}
      type="button"
      className={classes.action}
      aria-disabled={!may.enabled}
      onClick={() => {
        if (may.enabled) onPress();
      }}
    >
      {icon}
      <span className={classes.label} data-below={below || undefined}>
        {children}
        {note && (
          <>
            {" "}
            <small>{note}</small>
          </>
        )}
      </span>
    </button>
  );
}
