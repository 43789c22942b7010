import type { CSSProperties } from "react";
import { grouped } from "@/lib/text";
import classes from "./Funnel.module.css";

export type FunnelStep = { id: string; label: string; value: number };

type Props = {
  label: string;
  steps: readonly FunnelStep[];
  /** The block that is selected; without it the blocks lead elsewhere. */
  chosen?: string | null;
  onOpen: (id: string) => void;
};

/** The width of a block, in parts of the first: the root keeps small blocks visible. */
export const funnelWidth = (value: number, first: number) =>
  first > 0 ? (Math.min(value, first) / first) ** 0.62 : 0;

export const conversion = (value: number, before: number) =>
  before > 0 ? `${Math.round((value / before) * 100)} %` : "";

function shapeOf(own: number, next: number): CSSProperties {
  const edge = (width: number) => [50 - width * 50, 50 + width * 50];
  const [left, right] = edge(own);
  const [nextLeft, nextRight] = edge(next);
  return { clipPath: `polygon(${left}% 0, ${right}% 0, ${nextRight}% 100%, ${nextLeft}% 100%)` };
}

/** The steps of a funnel as blocks, each a button that is as wide as its number; the conversion is at its right. */
export function Funnel({ label, steps, chosen, onOpen }: Props) {
  const first = steps[0]?.value ?? 0;
  const widthOf = (at: number) => Math.max(0.04, funnelWidth(steps[at]?.value ?? 0, first));
  return (
    <ol className={classes.funnel} aria-label={label}>
      {steps.map((step, at) => {
        const before = steps[at - 1];
        const share = before ? conversion(step.value, before.value) : "";
        const says = [step.label, grouped(step.value), share && `${share} of ${before?.label}`];
        return (
          <li key={step.id}>
            <button
              type="button"
              className={classes.block}
              aria-label={says.filter(Boolean).join(", ")}
              aria-pressed={chosen === undefined ? undefined : step.id === chosen}
              onClick={() => onOpen(step.id)}
            >
              {/* The spaces keep the words apart for who compares what is seen with what is said. */}
              <span className={classes.name}>{step.label}</span>{" "}
              <span className={classes.shape}>
                <span
                  className={classes.fill}
                  style={
                    {
                      ...shapeOf(widthOf(at), widthOf(Math.min(at + 1, steps.length - 1))),
                      "--strength": `${100 - at * 7}%`,
                    } as CSSProperties
                  }
                />
                <span className={classes.number}>{grouped(step.value)}</span>
              </span>{" "}
              <span className={classes.share}>{share}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
