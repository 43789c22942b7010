import { formatDateTime } from "@/lib/dates";
import { Dialog } from "@/ui/Dialog";
import { nameOfSubject } from "../subject";
import classes from "./form.module.css";
import { LoadedRequisition } from "./LoadedRequisition";
import type { SubjectDialogProps } from "./props";

/** Who revoked the requisition, when and why. */
export function RevokedDialog({ opened, onClose, seed }: SubjectDialogProps) {
  return (
    <Dialog opened={opened} title="Revoke" subtitle={nameOfSubject(seed)} onClose={onClose}>
      <LoadedRequisition serial={seed.serial}>
        {({ revoke }) => (
          <dl className={classes.note}>
            <div>
              <dt>Revoked by</dt>
              <dd>{revoke.by || "—"}</dd>
            </div>
            <div>
              <dt>Revoked on</dt>
              <dd>{formatDateTime(revoke.at) || "—"}</dd>
            </div>
            <div>
              <dt>Comment</dt>
              <dd>{revoke.comment || "—"}</dd>
            </div>
          </dl>
        )}
      </LoadedRequisition>
    </Dialog>
  );
}
