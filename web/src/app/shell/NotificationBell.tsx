import { ActionIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBell } from "@tabler/icons-react";
import { codeOf, useOverlay } from "@/ui/onDemand";
import classes from "./Header.module.css";
import { isMonday } from "./isMonday";

export const notificationDrawer = codeOf(
  async () => (await import("@/blocks/notification/NotificationDrawer")).NotificationDrawer,
);

/** The bell of the privileged managers, with a red dot on Mondays of the business zone. */
export function NotificationBell({ today }: { today: string }) {
  const [wanted, { open, close }] = useDisclosure(false);
  const { Part: Drawer, opened } = useOverlay(notificationDrawer, wanted);
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
        onPointerEnter={notificationDrawer.preload}
        onFocus={notificationDrawer.preload}
      >
        <IconBell size={18} stroke={1.6} aria-hidden="true" />
        {dot && <span className={classes.dot} data-testid="bell-dot" />}
      </ActionIcon>
      {Drawer && <Drawer opened={opened} today={today} onClose={close} />}
    </>
  );
}
