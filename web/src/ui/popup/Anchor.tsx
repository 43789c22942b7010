import { type Ref, useImperativeHandle } from "react";

type Props = { element: HTMLElement | null; ref?: Ref<HTMLElement | null> };

/** Anchors a popover or a menu to an existing button. */
export function Anchor({ element, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element]);
  return null;
}
