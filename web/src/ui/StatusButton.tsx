import type { ReactNode } from "react";
import classes from "./StatusButton.module.css";
import type { Dot } from "./statusTone";
import { type Tone, toneStyle } from "./tone";
import { useStatusLook } from "./useStatusLook";

type Props = {
  /** The status name; it gives the tone and the dot unless those are set. */
  status: string;
  tone?: Tone;
  dot?: Dot;
  children?: ReactNode;
  /** Without it the status is read-only: a badge, not a control. */
  onClick?: () => void;
  disabled?: boolean;
  /** The accessible name: "Inprogress, open timeline of 1187". */
  label?: string;
};

export function StatusButton({ status, tone, dot, children, onClick, disabled, label }: Props) {
  const look = useStatusLook()(status);
  const shared = {
    className: classes.status,
    style: toneStyle[tone ?? look.tone],
    "data-dot": dot ?? look.dot,
  };
  const text = children ?? status;
  if (!onClick) return <span {...shared}>{text}</span>;
  return (
    <button {...shared} type="button" onClick={onClick} disabled={disabled} aria-label={label}>
      {text}
    </button>
  );
}
