import type { RequisitionWhole } from "@/api/requisition";
import classes from "./form.module.css";

type Props = { hold: RequisitionWhole["hold"] | undefined; at: string | undefined };

/** Why the requisition is on hold, and since when. */
export function HoldNote({ hold, at }: Props) {
  if (!hold) {
    return (
      <p className={classes.note} role="status">
        Loading
      </p>
    );
  }
  return (
    <dl className={classes.note}>
      <div>
        <dt>
          On hold since {at}, {hold.by}
        </dt>
        <dd>{hold.comment}</dd>
      </div>
    </dl>
  );
}
