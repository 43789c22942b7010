import type { Popup } from "@/ui/popup/usePopup";
import classes from "./RemindButton.module.css";

type Props = {
  /** The accessible name where several stand beside each other. */
  label?: string;
} & (
  | { busy: boolean; onClick: () => void }
  /** It opens a popup. */
  | { popup: Popup["button"] }
);

/** Reminds whom something waits on. */
export function RemindButton({ label, ...rest }: Props) {
  const does = "popup" in rest ? rest.popup : { disabled: rest.busy, onClick: rest.onClick };
  return (
    <button type="button" className={classes.remind} aria-label={label} {...does}>
      Remind
    </button>
  );
}
