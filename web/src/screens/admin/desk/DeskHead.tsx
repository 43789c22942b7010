import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconPhoneCall } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { DeskSection, MyDay } from "@/api/myDay";
import { formatWeekday } from "@/lib/dates";
import { type FittingItem, FittingRow } from "@/ui/FittingRow";
import { IconButton } from "@/ui/IconButton";
import classes from "./Desk.module.css";
import { placed } from "./deskText";
import type { DeskActions } from "./useDeskActions";

type Props = {
  title: string;
  /** My day, not the managers' card. */
  mine: boolean;
  day: MyDay | undefined;
  /** There is nothing to do. */
  clear: boolean;
  folded: boolean;
  phone: boolean;
  onFold: (folded: boolean) => void;
  actions: DeskActions;
};

function Meter({ n, of, what, width }: { n: number; of: number; what: string; width: number }) {
  return (
    <span className={classes.meter}>
      <span className={classes.bar} style={{ width }} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (n / Math.max(1, of)) * 100)}%` }} />
      </span>
      <span>
        <b>{n}</b> of {of} {what}
      </span>
    </span>
  );
}

type NumberProps = { title: string; count: number; onOpen: () => void };

/** A number that opens its rows. */
function Quiet({ title, count, onOpen }: NumberProps) {
  return (
    <button type="button" className={classes.quiet} onClick={onOpen}>
      {title} <b>{count}</b>
    </button>
  );
}

/** The title, what was reached today, and the numbers that have no column. */
export function DeskHead({ title, mine, day, clear, folded, phone, onFold, actions }: Props) {
  return (
    <div className={classes.top} data-phone={phone || undefined} data-mine={mine || undefined}>
      <h2>{title}</h2>
      {day && <span className={classes.date}>{formatWeekday(day.today)}</span>}
      {clear && <span className={classes.clear}>All clear</span>}
      {day && !phone && <FittingRow className={classes.numbers} items={numbersOf(day, folded, actions)} />}
      <span className={classes.grow} />
      {day && mine && (
        <span className={classes.meters}>
          <Meter n={day.calls} of={day.callTarget} what="calls" width={phone ? 58 : 96} />
          <Meter n={day.shortlisted} of={day.shortlistedTarget} what="shortlisted" width={phone ? 42 : 60} />
        </span>
      )}
      {day && mine && (
        <Button
          className={classes.start}
          leftSection={<IconPhoneCall stroke={1.7} aria-hidden="true" />}
          onClick={() => actions.go("/calling")}
        >
          Start calling
        </Button>
      )}
      {day && !clear && (
        <span className={classes.fold}>
          <IconButton
            label={folded ? `Unfold ${title}` : `Fold ${title}`}
            icon={folded ? <IconChevronDown /> : <IconChevronUp />}
            onClick={() => onFold(!folded)}
          />
        </span>
      )}
    </div>
  );
}

function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <>
      <span className={classes.date}>{caption}</span> {children}
    </>
  );
}

/** The numbers that have no column; folded, those of the columns, too. */
function numbersOf(day: MyDay, folded: boolean, actions: DeskActions): FittingItem[] {
  const numbered: readonly Pick<DeskSection, "key" | "title" | "count" | "day">[] = folded
    ? day.sections
    : day.kind === "needs_you"
      ? placed(day.sections.slice(1)).counted
      : [];
  const blocks = folded ? [] : day.blocks.slice(0, 3);
  const item = (key: string, title: string, count: number, onOpen: () => void) => ({
    key,
    node: <Quiet title={title} count={count} onOpen={onOpen} />,
  });
  return [
    ...numbered.map((one) => item(one.key, one.title, one.count, () => actions.openSection(one))),
    ...(day.queue === null ? [] : [item("queue", "In the queue", day.queue, () => actions.go("/calling"))]),
    ...day.foot.map(({ key, title, count }) =>
      item(key, title, count, () => actions.go(`/waiting?section=${key}`)),
    ),
    ...blocks.map(({ personId, person, count }, index) => {
      const open = () => actions.go(`/waiting?state=overdue&person=${personId}`);
      const one = item(personId, person, count, open);
      if (index > 0) return one;
      return { key: personId, node: <Captioned caption="Who blocks">{one.node}</Captioned> };
    }),
  ];
}
