import { type ReactNode, useEffect, useId, useRef } from "react";
import classes from "./Dialog.module.css";

type Props = { title: string; onClose: () => void; children: ReactNode; actions: ReactNode };

/** The browser's own dialog: it keeps the focus inside, and Escape closes it. */
export function Dialog({ title, onClose, children, actions }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className={classes.dialog} aria-labelledby={id} onCancel={onClose}>
      <h2 id={id}>{title}</h2>
      <div className={classes.body}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
}
