export type Box = { left: number; top: number; right: number; bottom: number };
export type Control = { box: Box; button: boolean };

const step = 8;

/** What a box hides of the controls; a button weighs more than all fields and links together. */
const hidden = (controls: readonly Control[], top: number, bottom: number): number =>
  controls.reduce((sum, { box, button }) => {
    const apart = box.bottom <= top || box.top >= bottom;
    return apart ? sum : sum + (button ? 100 : 1);
  }, 0);

/**
 * Where the lower edge of a box of this height stands, from one edge up to another: at the lowest place that hides the
 * least. It stays where it was as long as it hides nothing there.
 */
export function leastCovering(
  height: number,
  within: { top: number; bottom: number },
  controls: readonly Control[],
  was?: number,
): number {
  if (was !== undefined && was <= within.bottom && hidden(controls, was - height, was) === 0) return was;
  let best = within.bottom;
  let least = Number.POSITIVE_INFINITY;
  for (let bottom = within.bottom; bottom - height >= within.top && least > 0; bottom -= step) {
    const hides = hidden(controls, bottom - height, bottom);
    if (hides < least) [best, least] = [bottom, hides];
  }
  return best;
}

/** The controls in front, between these two edges, as if `over` were not there. */
export function controlsInFront(left: number, right: number, over: Element): readonly Control[] {
  return [...document.querySelectorAll("a, button, input, select, textarea")].flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (box.width === 0 || box.right <= left || box.left >= right) return [];
    const front = document
      .elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      .find((one) => !over.contains(one));
    const seen = front && (control.contains(front) || front.contains(control));
    return seen && !over.contains(control) ? [{ box, button: control.matches("button") }] : [];
  });
}
