import { Popover } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton";
import classes from "./InfoPopover.module.css";

type Props = { label: string; children: ReactNode };

/** An info button whose popover explains what stands beside it. */
export function InfoPopover({ label, children }: Props) {
  return (
    <Popover position="bottom-start" offset={6} withinPortal shadow="md">
      <Popover.Target>
        <IconButton label={label} icon={<IconInfoCircle />} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
