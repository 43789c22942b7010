import { useDisclosure } from "@mantine/hooks";
import { IconCalendarEvent } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type Notification, notificationsQuery } from "@/api/notification";
import { formatDate } from "@/lib/dates";
import { openDialog } from "@/ui/dialogs";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { DueRequisitionsDialog } from "./DueRequisitionsDialog";
import classes from "./WeekList.module.css";

const weekText = ({ firstDay, lastDay }: Notification) => `${formatDate(firstDay)} – ${formatDate(lastDay)}`;

type Props = {
  today: string;
  /** Called when a requisition is chosen, so that the drawer can close. */
  onChosen: () => void;
};

const earlierText = (count: number) => (count === 1 ? "1 earlier week" : `${count} earlier weeks`);

/** The weeks in which requisitions are due, newest first; those before the newest are folded. */
export function WeekList({ today, onChosen }: Props) {
  const { data, error, refetch } = useQuery(notificationsQuery(today));
  const [unfolded, { toggle }] = useDisclosure(false);
  if (!data && error) return <FailedState hint={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows count={1} />;
  const newestFirst = data.toReversed();
  if (newestFirst.length === 0) return null;
  const earlier = newestFirst.length - 1;
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.heading}>Closing this week</h3>
        {earlier > 0 && (
          <button type="button" className={classes.link} aria-expanded={unfolded} onClick={toggle}>
            {unfolded ? "Only the last week" : earlierText(earlier)}
          </button>
        )}
      </div>
      <ul className={classes.list} aria-label="Closing this week">
        {newestFirst.slice(0, unfolded ? undefined : 1).map((one) => (
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
              onClick={() => openDialog(DueRequisitionsDialog, { week: one, about: weekText(one), onChosen })}
            >
              click here
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
