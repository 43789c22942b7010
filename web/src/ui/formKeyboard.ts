import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

/**
 * A button that is disabled while it works loses the focus, and the form its keyboard. After the answer the focus goes
 * to the first fault, or back to the button.
 */
export function useFocusAfterWork(busy: boolean | undefined, form: RefObject<HTMLFormElement | null>): void {
  const waited = useRef(false);
  useEffect(() => {
    if (!busy && waited.current && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
    }
    waited.current = busy === true;
  }, [busy, form]);
}

/** In a multi-line field Enter starts a new line, so there Ctrl or Command with Enter submits. */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}
