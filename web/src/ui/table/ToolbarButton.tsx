import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./ToolbarButton.module.css";

type Props = {
  icon: ReactNode;
  /** The main action of the table: a filled button. */
  primary?: boolean;
  loading?: boolean;
  onClick: () => void;
  children: string;
};

/** A labelled action of a table. A phone shows only its icon, so that the toolbar stays on one line. */
export function ToolbarButton({ icon, primary, loading, onClick, children }: Props) {
  return (
    <Button
      classNames={classes}
      variant={primary ? "filled" : "default"}
      leftSection={icon}
      loading={loading}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
