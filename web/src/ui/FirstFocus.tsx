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
 * Stands first in a box that keeps the focus inside, and decides where the focus begins. Mantine moves it in by two timers. On a
 * busy machine the second goes off after the first key, and would take the focus back from where that key led.
 */
export function FirstFocus() {
  return <span ref={takeOver} data-autofocus hidden />;
}
