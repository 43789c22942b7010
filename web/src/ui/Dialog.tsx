import { Modal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Dialog.module.css";
import { DialogFrame } from "./DialogFrame";
import { IconButton } from "./IconButton";

type Props = {
  opened: boolean;
  title: string;
  subtitle?: ReactNode;
  size?: 460 | 640 | 880 | 960;
  onClose: () => void;
  children: ReactNode;
};

/** A read-only dialog: no form, no foot. */
export function Dialog({ opened, title, subtitle, size = 460, onClose, children }: Props) {
  // What is longer than the window must be scrolled by the keyboard, too, and it may have nothing to focus.
  const regionProps = { role: "region", tabIndex: 0, "aria-label": `${title}, content` };
  return (
    <DialogFrame opened={opened} size={size} onClose={onClose}>
      <div className={classes.head}>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        <IconButton label="Close" icon={<IconX />} onClick={onClose} />
      </div>
      <div {...regionProps} className={classes.body}>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </DialogFrame>
  );
}
