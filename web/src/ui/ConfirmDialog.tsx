import { Button, Modal } from "@mantine/core";
import { IconAlertTriangle, IconHelpCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Dialog.module.css";
import { DialogFrame } from "./DialogFrame";

type Props = {
  opened: boolean;
  /** The whole question: 'Are you sure you want to Revoke?' */
  question: string;
  /** The subject: '1187 · Senior Java Developer'. */
  about?: ReactNode;
  /** YES is red when it removes something. */
  removes?: boolean;
  busy?: boolean;
  error?: ReactNode;
  onYes: () => void;
  onNo: () => void;
};

export function ConfirmDialog({ opened, question, about, removes, busy, error, onYes, onNo }: Props) {
  const close = () => {
    if (!busy) onNo();
  };
  return (
    <DialogFrame opened={opened} size={360} onClose={close}>
      <div className={classes.ask}>
        <span className={classes.askIcon} data-removes={removes || undefined} aria-hidden="true">
          {removes ? <IconAlertTriangle /> : <IconHelpCircle />}
        </span>
        <div>
          <Modal.Title className={classes.question}>{question}</Modal.Title>
          {about && <p className={classes.about}>{about}</p>}
          {error && (
            <p className={classes.error} role="alert">
              {error}
            </p>
          )}
        </div>
      </div>
      <div className={classes.foot}>
        <Button variant="default" onClick={close} data-autofocus>
          NO
        </Button>
        <Button color={removes ? "red.7" : undefined} loading={busy} onClick={onYes}>
          YES
        </Button>
      </div>
    </DialogFrame>
  );
}
