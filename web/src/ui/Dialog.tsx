import { Modal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./Dialog.module.css";
import { FirstFocus } from "./FirstFocus";
import { IconButton } from "./IconButton";
import { useEscape } from "./useEscape";

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
  useEscape(opened, onClose);
  // What is longer than the window must be scrolled by the keyboard, too, and it may have nothing to focus.
  const regionProps = { role: "region", tabIndex: 0, "aria-label": `${title}, content` };
  return (
    <Modal.Root opened={opened} onClose={onClose} size={size} radius="xl" centered closeOnEscape={false}>
      <Modal.Overlay />
      <Modal.Content classNames={{ content: classes.content, inner: classes.inner }}>
        <FirstFocus />
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <IconButton label="Close" icon={<IconX />} onClick={onClose} />
        </div>
        <div {...regionProps} className={classes.body}>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
          {children}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
