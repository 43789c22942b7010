import { IconChevronRight } from "@tabler/icons-react";
import type { DeskSection, MyDay } from "@/api/myDay";
import { FailedState } from "@/ui/FailedState";
import { PipelineHead } from "@/ui/Pipeline";
import classes from "./Desk.module.css";
import { DeskPart } from "./DeskFailed";
import { DeskRow } from "./DeskRow";
import { idOf, placed } from "./deskText";
import type { DeskActions } from "./useDeskActions";

type Props = { day: MyDay; actions: DeskActions; onRetry: () => void };

type SectionProps = Omit<Props, "onRetry"> & { section: DeskSection; most: number };

function Section({ section, day, actions, most }: SectionProps) {
  const rows = section.rows.slice(0, section.key === "calls" && most < 5 ? 3 : most);
  const time = { now: Date.now(), today: day.today };
  const piped = section.key === "overdue" && section.rows.some(({ pipeline }) => pipeline.length > 0);
  return (
    <section className={classes.section} aria-label={section.title}>
      <div className={classes.headRow}>
        <button
          type="button"
          className={classes.head}
          data-late={section.key === "overdue" || undefined}
          onClick={() => actions.openSection(section)}
        >
          <span className={classes.headText}>{section.title}</span>
          <span className={classes.count} data-count>
            {section.count}
          </span>
          {section.late > 0 && section.key === "call_now" && (
            <span className={classes.lateCount}>{section.late} late</span>
          )}
          <IconChevronRight size={13} stroke={2} aria-hidden="true" />
        </button>
        {piped && (
          <span className={classes.pipelineHead}>
            <PipelineHead />
          </span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={classes.none}>Nothing here</p>
      ) : (
        <ul className={classes.rows}>
          {rows.map((item) => (
            <DeskRow
              key={idOf(item)}
              section={section}
              item={item}
              time={time}
              actions={actions}
              phone={false}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** My day: a column a section. Needs you: Overdue, then two sections a column. */
export function DeskColumns({ day, actions, onRetry }: Props) {
  const section = (one: DeskSection, most: number) => (
    <DeskPart
      key={one.key}
      of={day}
      failed={(again) => (
        <section className={classes.section} aria-label={one.title}>
          <FailedState
            onRetry={() => {
              onRetry();
              again();
            }}
          />
        </section>
      )}
    >
      <Section section={one} day={day} actions={actions} most={most} />
    </DeskPart>
  );
  if (day.kind === "my_day")
    return (
      <div className={classes.columns} data-kind="my_day">
        {day.sections.map((one) => (
          <div key={one.key} className={classes.column}>
            {section(one, 5)}
          </div>
        ))}
      </div>
    );
  const [overdue, ...others] = day.sections;
  const { shown } = placed(others);
  const pairs = [shown.slice(0, 2), shown.slice(2, 4), shown.slice(4, 6)];
  return (
    <div className={classes.columns} data-kind="needs_you">
      <div className={classes.column}>{overdue && section(overdue, 5)}</div>
      {pairs.map((pair) => (
        <div key={pair[0]?.key} className={classes.column}>
          {pair.map((one) => section(one, 2))}
        </div>
      ))}
    </div>
  );
}
