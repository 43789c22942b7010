import { ActionIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBell } from "@tabler/icons-react";
import { EmptyState } from "@/ui/EmptyState";
import { SideDrawer } from "@/ui/SideDrawer";
import classes from "./Header.module.css";

/** The bell of the privileged managers. Mondays of the business zone carry the red dot. */
export function NotificationBell({ dot }: { dot: boolean }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.icon}
        aria-label={dot ? "Notifications, new on Monday" : "Notifications"}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconBell size={18} stroke={1.6} aria-hidden="true" />
        {dot && <span className={classes.dot} data-testid="bell-dot" />}
      </ActionIcon>
      <SideDrawer opened={opened} onClose={close} size={500} title="Notifications">
        <EmptyState text="No Data Available" />
      </SideDrawer>
    </>
  );
}
