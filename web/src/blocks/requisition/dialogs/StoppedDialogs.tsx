import type { RequisitionWhole } from "@/api/requisition";
import { formatDateTime } from "@/lib/dates";
import { Dialog } from "@/ui/Dialog";
import { nameOfSubject } from "../subject";
import classes from "./form.module.css";
import { LoadedRequisition } from "./LoadedRequisition";
import type { SubjectDialogProps } from "./props";

type StoppedProps = SubjectDialogProps & {
  title: string;
  /** 'Revoked', before 'by' and 'on'. */
  done: string;
  comment: string;
  stopOf: (whole: RequisitionWhole) => RequisitionWhole["hold"];
};

/** Who stopped the requisition, when and why. */
function StoppedDialog({ opened, onClose, seed, title, done, comment, stopOf }: StoppedProps) {
  return (
    <Dialog opened={opened} title={title} subtitle={nameOfSubject(seed)} onClose={onClose}>
      <LoadedRequisition serial={seed.serial}>
        {(whole) => {
          const stop = stopOf(whole);
          return (
            <dl className={classes.note}>
              <div>
                <dt>{done} by</dt>
                <dd>{stop.by || "—"}</dd>
              </div>
              <div>
                <dt>{done} on</dt>
                <dd>{formatDateTime(stop.at) || "—"}</dd>
              </div>
              <div>
                <dt>{comment}</dt>
                <dd>{stop.comment || "—"}</dd>
              </div>
            </dl>
          );
        }}
      </LoadedRequisition>
    </Dialog>
  );
}

export function RevokedDialog(props: SubjectDialogProps) {
  return (
    <StoppedDialog
      {...props}
      title="Revoke"
      done="Revoked"
      comment="Comment"
      stopOf={({ revoke }) => revoke}
    />
  );
}

export function HeldDialog(props: SubjectDialogProps) {
  return (
    <StoppedDialog {...props} title="Hold" done="Put on hold" comment="Note" stopOf={({ hold }) => hold} />
  );
}
