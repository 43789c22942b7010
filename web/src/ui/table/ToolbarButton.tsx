import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./ToolbarButton.module.css";

type Props = {
  icon: ReactNode;
  /** The one thing that the table is there to do: filled. */
  primary?: boolean;
  loading?: boolean;
  onClick: () => void;
  children: string;
};

/** A named action of a table. A phone shows its icon alone, so that the toolbar stays one line. */
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
