import { Button, Modal } from "@mantine/core";
import { IconAlertCircleFilled, IconX } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import classes from "./Dialog.module.css";
import { DialogFrame } from "./DialogFrame";
import { submitOnEnter, useFocusAfterWork } from "./formKeyboard";
import { IconButton } from "./IconButton";
import { useLeaving } from "./useLeaving";

/** The state of the dialog's form. */
export type FormState = {
  /** Receives the form element, so that the owner can find its fields. */
  formRef?: RefObject<HTMLFormElement | null>;
  busy?: boolean;
  /** The failure of the last attempt; the fields keep what was typed. */
  error?: ReactNode;
  /** Whether closing would lose input. */
  dirty: boolean;
  /** Ends what is checked before sending, while it is: Cancel then sends nothing. */
  stop?: () => void;
  /** Whether it was saved, and not typed in since. */
  isSaved?: () => boolean;
};

export type FormDialogProps = FormState & {
  opened: boolean;
  title: string;
  subtitle?: ReactNode;
  /** The label of the main button. */
  submit: string;
  submitIcon?: ReactNode;
  cancel?: string;
  /** The main button is red when it removes something. */
  removes?: boolean;
  submitDisabled?: boolean;
  size?: 460 | 640 | 880;
  /** Nothing behind the dialog can be read. */
  hidesScreen?: boolean;
  footStart?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Focuses the first field instead of the close button, unless the form names another. */
function markFirstField(body: HTMLElement | null) {
  if (!body || body.querySelector("[data-autofocus]")) return;
  body
    .querySelector("input:not([type=hidden]), select, textarea, button")
    ?.setAttribute("data-autofocus", "");
}

type FrameProps = FormDialogProps & { onLeave: () => void };

function Frame(props: FrameProps) {
  const { title, subtitle, submit, cancel = "Cancel", removes, submitDisabled, busy, error } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = props.formRef ?? own;
  const held = busy && !props.stop;
  useFocusAfterWork(busy, form);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the submit event of a nested dialog's form, although the DOM separates them.
    event.stopPropagation();
    if (!busy && !submitDisabled) props.onSubmit();
  };
  return (
    <form ref={form} className={classes.form} onSubmit={send} onKeyDown={submitOnEnter} noValidate>
      <div className={classes.head}>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        <IconButton label="Close" icon={<IconX />} onClick={props.onLeave} disabled={held} />
      </div>
      <div ref={markFirstField} className={classes.body}>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {props.children}
        {error && (
          <p className={classes.error} role="alert">
            <IconAlertCircleFilled aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
      <div className={classes.foot}>
        {props.footStart && <div className={classes.footStart}>{props.footStart}</div>}
        <Button variant="default" onClick={props.onLeave} disabled={held}>
          {cancel}
        </Button>
        <Button
          type="submit"
          leftSection={props.submitIcon}
          loading={busy}
          disabled={submitDisabled}
          color={removes ? "red.7" : undefined}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** A form in a dialog. It stays open until its owner closes it, and asks before discarding typed text. */
export function FormDialog(props: FormDialogProps) {
  const { opened, size = 460 } = props;
  const { leave, question } = useLeaving(props);
  return (
    <>
      <DialogFrame opened={opened} size={size} hidesScreen={props.hidesScreen} onClose={leave}>
        <Frame {...props} onLeave={leave} />
      </DialogFrame>
      {question}
    </>
  );
}
