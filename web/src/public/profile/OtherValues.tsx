import { Button } from "../parts/Button";
import type { FieldRow } from "./fields";
import classes from "./OtherValues.module.css";
import type { StepForm } from "./useStepForm";

type Props<Values extends Record<string, string>> = { row: FieldRow<Values>; form: StepForm<Values> };

/** What was entered elsewhere into the same field, on another device or by the recruiter. */
export function OtherValues<Values extends Record<string, string>>({ row, form }: Props<Values>) {
  const texts = form.also[row.name] ?? [];
  if (texts.length === 0) return null;
  return (
    <div className={classes.others}>
      {texts.map((text) => (
        <p key={text}>
          <span>
            Also entered: <b>{text}</b>
          </span>
          <Button
            look="link"
            aria-label={`Use this for ${row.label}: ${text}`}
            onClick={() => form.take(row.name, text)}
          >
            Use this
          </Button>
        </p>
      ))}
      <Button look="link" aria-label={`Keep mine for ${row.label}`} onClick={() => form.drop(row.name)}>
        Keep mine
      </Button>
    </div>
  );
}
