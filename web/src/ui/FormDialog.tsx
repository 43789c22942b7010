import { Button, Modal } from "@mantine/core";
import { IconAlertCircleFilled, IconX } from "@tabler/icons-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { ConfirmDialog } from "./ConfirmDialog";
import classes from "./Dialog.module.css";
import { closesOnEscape } from "./escape";
import { FirstFocus } from "./FirstFocus";
import { IconButton } from "./IconButton";

/** How the form stands that the dialog shows. */
export type FormState = {
  /** Is given the form, so that its owner finds the fields in it. */
  formRef?: RefObject<HTMLFormElement | null>;
  busy?: boolean;
  /** What went wrong with the last attempt; the fields keep what was typed. */
  error?: ReactNode;
  /** Whether something would be lost by closing. */
  dirty: boolean;
};

type Props = FormState & {
  opened: boolean;
  title: string;
  subtitle?: ReactNode;
  /** The word on the main button. */
  submit: string;
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

/** The dialog opens with the focus in its first field, not on its close button, unless the form names another. */
function markFirstField(body: HTMLElement | null) {
  if (!body || body.querySelector("[data-autofocus]")) return;
  body
    .querySelector("input:not([type=hidden]), select, textarea, button")
    ?.setAttribute("data-autofocus", "");
}

/**
 * A button that is disabled while it works loses the focus, and with it the keys of the dialog. Once the answer is there
 * the focus goes to what is wrong, or back to the button.
 */
function useFocusAfter(busy: boolean | undefined, form: RefObject<HTMLFormElement | null>) {
  const waited = useRef(false);
  useEffect(() => {
    if (!busy && waited.current && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
    }
    waited.current = busy === true;
  }, [busy, form]);
}

/** In a field of several lines Enter begins the next one, so there Ctrl or Command goes with it to submit. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}

type FrameProps = Props & { onLeave: () => void };

function Frame(props: FrameProps) {
  const { title, subtitle, submit, cancel = "Cancel", removes, submitDisabled, busy, error } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = props.formRef ?? own;
  useFocusAfter(busy, form);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React hands on the submit event of a form in a nested dialog, though the page keeps them apart.
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
        <Button type="submit" loading={busy} disabled={submitDisabled} color={removes ? "red.7" : undefined}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** A form in a dialog. It stays open until its owner closes it, and asks before typed text is thrown away. */
export function FormDialog(props: Props) {
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
    // The Escape that raises the question must not answer it too, so it opens once that event is over.
    window.setTimeout(() => setAsking(true));
  };
  return (
    <>
      <Modal.Root opened={opened} onClose={leave} size={size} radius="xl" centered closeOnEscape={false}>
        <Modal.Overlay />
        <Modal.Content
          classNames={{ content: classes.content, inner: classes.inner }}
          onKeyDownCapture={closesOnEscape(leave)}
        >
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
