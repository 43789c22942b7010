import { Button, Modal } from "@mantine/core";
import { IconAlertCircleFilled, IconX } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";
import classes from "./Dialog.module.css";
import { FirstFocus } from "./FirstFocus";
import { submitOnEnter, useFocusAfterWork } from "./formKeyboard";
import { IconButton } from "./IconButton";
import { useEscape } from "./useEscape";

/** The state of the dialog's form. */
export type FormState = {
  /** Receives the form element, so that the owner can find its fields. */
  formRef?: RefObject<HTMLFormElement | null>;
  busy?: boolean;
  /** The failure of the last attempt; the fields keep what was typed. */
  error?: ReactNode;
  /** Whether closing would lose input. */
  dirty: boolean;
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
        <IconButton label="Close" icon={<IconX />} onClick={props.onLeave} disabled={busy} />
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
        <Button variant="default" onClick={props.onLeave} disabled={busy}>
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
  const { opened, busy, dirty, size = 460, onClose } = props;
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onClose();
  };
  const leave = () => {
    if (busy) return;
    if (!dirty) {
      close();
      return;
    }
    // The Escape that opens the confirmation must not also answer it, so it opens after that event.
    window.setTimeout(() => setAsking(true));
  };
  useEscape(opened, leave);
  return (
    <>
      <Modal.Root opened={opened} onClose={leave} size={size} radius="xl" centered closeOnEscape={false}>
        <Modal.Overlay />
        <Modal.Content classNames={{ content: classes.content, inner: classes.inner }}>
          <FirstFocus />
          <Frame {...props} onLeave={leave} />
        </Modal.Content>
      </Modal.Root>
      <ConfirmDialog
        opened={opened && asking}
        question="Are you sure you want to close?"
        about="What you typed will be lost."
        removes
        onYes={close}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
