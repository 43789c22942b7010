import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef } from "react";
import { leavesEscape } from "@/ui/escape";
import type { FormDialogProps } from "@/ui/FormDialog";
import { submitOnEnter, useFocusAfterWork } from "@/ui/formKeyboard";
import { Kbd } from "@/ui/Kbd";
import { useKeys } from "@/ui/useKeys";
import { useLeaving } from "@/ui/useLeaving";
import classes from "./FormPane.module.css";

/** A form in place of the outcomes: the candidate and the resume stay in sight. Closed, it keeps what was typed. */
export function FormPane(props: FormDialogProps) {
  const { opened, title, busy, error, onSubmit, onClose } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = props.formRef ?? own;
  /** The press of a key that an open list of the form takes for itself. */
  const taken = useRef<Event | null>(null);
  useFocusAfterWork(busy, form);
  // Closed it keeps what was typed, so that only leaving the screen asks.
  const { question } = useLeaving({ ...props, opened: true });
  const held = busy && !props.stop;
  function close(): void {
    if (held) return;
    props.stop?.();
    onClose();
  }
  useEffect(() => {
    if (opened) form.current?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
  }, [opened, form]);
  // What is remembered may come after the focus, which then belongs on the choice that is made.
  useEffect(() => {
    const at = document.activeElement;
    if (at?.matches("input[type=radio]:not(:checked)") && form.current?.contains(at)) {
      form.current.querySelector<HTMLElement>("input[type=radio]:checked")?.focus();
    }
  });
  useKeys(
    title,
    [
      {
        key: "Esc",
        label: "Back to the outcomes",
        run: (event) => event !== taken.current && close(),
        off: !opened,
        whileTyping: true,
      },
    ],
    "dialog",
  );
  if (!opened) return question;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <>
      <form
        ref={form}
        className={classes.pane}
        aria-label={title}
        onSubmit={send}
        onKeyDown={submitOnEnter}
        onKeyDownCapture={({ target, currentTarget, nativeEvent }) => {
          const own = target instanceof Element && currentTarget.contains(target) && !leavesEscape(target);
          taken.current = own ? null : nativeEvent;
        }}
        noValidate
      >
        <h3 className={classes.title}>{title}</h3>
        <div className={classes.fields}>{props.children}</div>
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
        <div className={classes.foot}>
          <Button variant="default" onClick={close} disabled={held}>
            {props.cancel ?? "Cancel"}
            <span className={classes.key}>
              <Kbd>Esc</Kbd>
            </span>
          </Button>
          <Button type="submit" loading={busy}>
            {props.submit}
          </Button>
        </div>
      </form>
      {question}
    </>
  );
}
