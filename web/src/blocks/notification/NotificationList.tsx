import { IconCalendarEvent } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Notification, notificationsQuery } from "@/api/notification";
import { formatDate } from "@/lib/dates";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { DueRequisitionsDialog } from "./DueRequisitionsDialog";
import classes from "./NotificationList.module.css";

const weekText = ({ firstDay, lastDay }: Notification) => `${formatDate(firstDay)} – ${formatDate(lastDay)}`;

type Props = {
  today: string;
  /** Called when a requisition is chosen, so that the drawer can close. */
  onChosen: () => void;
};

/** The weeks in which requisitions are due, newest first. */
export function NotificationList({ today, onChosen }: Props) {
  const { data, error, refetch } = useQuery(notificationsQuery(today));
  const [week, setWeek] = useState<Notification | null>(null);
  const [opened, setOpened] = useState(false);
  if (!data && error) return <FailedState hint={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows count={4} />;
  if (data.length === 0) return <EmptyState />;
  return (
    <>
      <ul className={classes.list} aria-label="Notifications">
        {data.toReversed().map((one) => (
          <li key={one.firstDay} className={classes.card}>
            <span className={classes.icon} aria-hidden="true">
              <IconCalendarEvent size={18} stroke={1.7} />
            </span>
            <div className={classes.text}>
              <p className={classes.title}>List of Requisitions to be closed this week!</p>
              <p className={classes.week}>{weekText(one)}</p>
            </div>
            <button
              type="button"
              className={classes.link}
              aria-label={`click here, ${weekText(one)}`}
              onClick={() => {
                setWeek(one);
                setOpened(true);
              }}
            >
              click here
            </button>
          </li>
        ))}
      </ul>
      {week && (
        <DueRequisitionsDialog
          key={week.firstDay}
          week={week}
          about={weekText(week)}
          opened={opened}
          onClose={() => setOpened(false)}
          onChosen={onChosen}
        />
      )}
    </>
  );
}
