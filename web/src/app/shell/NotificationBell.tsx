import { ActionIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBell } from "@tabler/icons-react";
import { NotificationList } from "@/blocks/notification/NotificationList";
import { SideDrawer } from "@/ui/SideDrawer";
import classes from "./Header.module.css";
import { isMonday } from "./isMonday";

/** The bell of the privileged managers. Mondays of the business zone carry the red dot. */
export function NotificationBell({ today }: { today: string }) {
  const [opened, { open, close }] = useDisclosure(false);
  const dot = isMonday(today);
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
        <NotificationList today={today} onChosen={close} />
      </SideDrawer>
    </>
  );
}
