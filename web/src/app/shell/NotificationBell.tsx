import { ActionIcon } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Session } from "@/api/account";
import { unseenQuery } from "@/api/bell";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import classes from "./Header.module.css";
import { isMonday } from "./isMonday";

export const notificationDrawer = codeOf(
  async () => (await import("@/blocks/notification/NotificationDrawer")).NotificationDrawer,
);

const mostShown = 99;

function shownOf(unseen: number): string {
  return unseen > mostShown ? `${mostShown}+` : `${unseen}`;
}

/** Whoever speaks to the bell says what they see on it. */
function labelOf(unseen: number, monday: boolean): string {
  const news = [unseen > 0 && `${shownOf(unseen)} new`, monday && "new on Monday"].filter(Boolean);
  return ["Notifications", ...news].join(", ");
}

/** The bell, with the number of what is new, and for managers a red dot on Mondays of the business zone. */
export function NotificationBell({ session }: { session: Session }) {
  const { facts, today } = session;
  const { data: unseen = 0 } = useQuery(unseenQuery);
  const monday = facts.manager && isMonday(today);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.icon}
      aria-label={labelOf(unseen, monday)}
      aria-haspopup="dialog"
      onClick={() =>
        openDialog(notificationDrawer, { today, weeks: facts.manager, administers: facts.administer })
      }
      onPointerEnter={notificationDrawer.preload}
      onFocus={notificationDrawer.preload}
    >
      <IconBell size={18} stroke={1.6} aria-hidden="true" />
      {monday && <span className={classes.dot} data-testid="bell-dot" />}
      {unseen > 0 && (
        <span className={classes.unseen} data-testid="bell-number" aria-hidden="true">
          {shownOf(unseen)}
        </span>
      )}
    </ActionIcon>
  );
}
