import { Portal } from "@mantine/core";
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from "react";
import classes from "./IconButton.module.css";

const openDelay = 300;
const gap = 6;

type Place = { left: number; top: number; above: boolean };

/** About half of the tip's width: it is created where it will be, so it cannot be measured before. */
const halfOf = (label: string) => Math.min(140, Math.max(40, 8 + label.length * 3.3)) + 8;

function placeOf(target: HTMLElement, label: string): Place {
  const box = target.getBoundingClientRect();
  const above = box.bottom + 40 > window.innerHeight;
  const half = halfOf(label);
  const left = Math.min(Math.max(box.left + box.width / 2, half), window.innerWidth - half);
  return { left, top: above ? box.top - gap : box.bottom + gap, above };
}

type Props = Omit<ComponentPropsWithRef<"button">, "children" | "aria-label" | "title" | "name"> & {
  /** The name of the action: the accessible name and the tooltip. */
  label: string;
  /** The accessible name, if it says more than the tooltip. */
  name?: string;
  icon: ReactNode;
  /** 24 px, for a row of a table. */
  small?: boolean;
  /** Shown as pressed (grey) or as having a value set (accent). */
  active?: boolean | "accent";
};

/**
 * An icon-only button. The tooltip is created when it shows: tables have hundreds of these buttons, and a
 * floating-element hook in each would cost more than the rest of the row.
 */
export function IconButton({ label, name = label, icon, small, active, onPointerEnter, ...rest }: Props) {
  const [place, setPlace] = useState<Place | null>(null);
  const timer = useRef<number | undefined>(undefined);

  const show = (target: HTMLElement) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setPlace(placeOf(target, label)), openDelay);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setPlace(null);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <>
      <button
        type="button"
        {...rest}
        aria-label={name}
        className={classes.button}
        data-small={small || undefined}
        data-active={active || undefined}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse") show(event.currentTarget);
          onPointerEnter?.(event);
        }}
        onPointerLeave={hide}
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) show(event.currentTarget);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          hide();
          rest.onBlur?.(event);
        }}
        onClick={(event) => {
          hide();
          rest.onClick?.(event);
        }}
      >
        {icon}
      </button>
      {place && (
        <Portal>
          <div
            className={classes.tip}
            aria-hidden="true"
            data-above={place.above || undefined}
            style={{ left: place.left, top: place.top }}
          >
            {label}
          </div>
        </Portal>
      )}
    </>
  );
}
