import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Dialog.module.css";
import { useEscape } from "./escape";
import { FirstFocus } from "./FirstFocus";

type Props = {
  opened: boolean;
  size: number;
  /** Nothing behind the dialog can be read. */
  hidesScreen?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The box of every dialog: Escape goes to the top one, and the focus starts where its content says. */
export function DialogFrame({ opened, size, hidesScreen, onClose, children }: Props) {
  useEscape(opened, onClose);
  return (
    <Modal.Root opened={opened} onClose={onClose} size={size} radius="xl" centered closeOnEscape={false}>
      <Modal.Overlay blur={hidesScreen ? 16 : undefined} />
      <Modal.Content classNames={{ content: classes.content, inner: classes.inner }}>
        <FirstFocus />
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
