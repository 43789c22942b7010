import { type Ref, useImperativeHandle } from "react";

type Props = { element: HTMLElement | null; ref?: Ref<HTMLElement | null> };

/** Hangs a popover or a menu on a button that is on the page already and stays there. */
export function Anchor({ element, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element]);
  return null;
}
