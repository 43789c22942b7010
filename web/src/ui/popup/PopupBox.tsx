import { Popover, type PopoverProps } from "@mantine/core";
import type { ReactNode } from "react";
import { FirstFocus } from "../FirstFocus";
import { Anchor } from "./Anchor";
import type { BoxProps } from "./usePopup";

type Props = BoxProps & {
  label: string;
  position: PopoverProps["position"];
  offset?: number;
  width?: number;
  /** Off for read-only text, which needs no focus trap. */
  trapFocus?: boolean;
  className?: string;
  children: ReactNode;
};

/** The popup of a button. */
export function PopupBox({ onClose, anchor, label, className, children, ...rest }: Props) {
  return (
    <Popover
      trapFocus
      offset={4}
      {...rest}
      onChange={(next) => next || onClose()}
      returnFocus
      withinPortal
      shadow="md"
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown className={className} aria-label={label}>
        <FirstFocus />
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
