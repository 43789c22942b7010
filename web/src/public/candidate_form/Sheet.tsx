import { IconAlertCircle, IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../parts/Button";
import type { useFaults } from "../parts/useFaults";
import { allFields } from "../profile/rules";
import classes from "./Sheet.module.css";
import type { StepNavigation } from "./Wizard";

type Props = {
  title: string;
  marks: Pick<ReturnType<typeof useFaults<string>>, "ref" | "faults">;
  rows: readonly { name: string; label: string }[];
  error: string;
  busy: boolean;
  navigation: StepNavigation;
  onSubmit: () => void;
  children: ReactNode;
};

/** The sheet of a step: its fields, what is wrong with them, and the way on. */
export function Sheet({ title, marks, rows, error, busy, navigation, onSubmit, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      ref={marks.ref}
      noValidate
      className={classes.sheet}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <header className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>
          {navigation.own
            ? "A draft only you can see, until you press Save."
            : "Not saved until you press Save."}
        </p>
      </header>
      <div className={classes.body}>
        <FaultBand faults={marks.faults} rows={rows} />
        {children}
      </div>
      <div className={classes.foot}>
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        <span className={classes.hint}>* required</span>
        <Button aria-label="Back" disabled={!navigation.onBack} onClick={() => navigation.onBack?.()}>
          <IconArrowLeft className={classes.arrow} size={18} stroke={1.7} aria-hidden="true" />
          <span className={classes.word}>Back</span>
        </Button>
        <Button disabled={!navigation.onNext} onClick={() => navigation.onNext?.()}>
          Next
        </Button>
        <Button type="submit" look="primary" busy={busy}>
          {navigation.last ? "Finish" : "Save"}
        </Button>
      </div>
    </form>
  );
}

/** A group of choices has the name, and its first choice takes the focus. */
function focusField(name: string): void {
  const found = document.getElementById(name);
  const control = found?.matches("input, select, textarea") ? found : found?.querySelector("input");
  control?.focus();
}

type BandProps = {
  faults: Readonly<Record<string, string | undefined>>;
  rows: readonly { name: string; label: string }[];
};

/** Everything that is missing, with the way to each field. */
export function FaultBand({ faults, rows }: BandProps) {
  const named = rows.filter(({ name }) => faults[name]);
  const [first] = named;
  if (!first) return null;
  const texts = named.map(({ name }) => faults[name]);
  return (
    <div className={classes.band}>
      <IconAlertCircle size={20} stroke={1.7} aria-hidden="true" />
      <div>
        <b>{texts.includes(allFields) ? allFields : texts[0]}</b>
        <p>
          {named.map(({ name, label }, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(name);
                }}
              >
                {label}
              </a>
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
