const tabbable = "input:not([type=hidden]), select, textarea, button, a[href], [tabindex]";

function firstIn(box: Element, mark: Element): HTMLElement | undefined {
  const asking = [...box.querySelectorAll<HTMLElement>("[data-autofocus]")].find((one) => one !== mark);
  if (asking) return asking;
  return [...box.querySelectorAll<HTMLElement>(tabbable)].find(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled"),
  );
}

function takeOver(mark: HTMLElement | null) {
  if (!mark) return;
  mark.focus = (options) => {
    const box = mark.closest("[role=dialog]");
    if (box && !box.contains(document.activeElement)) firstIn(box, mark)?.focus(options);
  };
}

/**
 * The first element of a focus trap, which sets the initial focus. Mantine does that with two timers; on a busy machine
 * the second fires after the first key press and would undo the focus change it made.
 */
export function FirstFocus() {
  return <span ref={takeOver} data-autofocus hidden />;
}
