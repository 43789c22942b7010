import { IconPhone } from "@tabler/icons-react";
import type { DeskItem, DeskSection } from "@/api/myDay";
import { formatTime } from "@/lib/dates";
import { Pipeline } from "@/ui/Pipeline";
import classes from "./DeskRow.module.css";
import { type DeskTime, factsOf, type Line, leadOf, titleOf, tryOf, underLead } from "./deskText";
import type { DeskActions } from "./useDeskActions";

type Props = { section: DeskSection; item: DeskItem; time: DeskTime; actions: DeskActions; phone: boolean };

/** What is late is never cut off; what stands before it may be. */
function Words({ text, late }: Line) {
  if (!late) return <span data-tip={text}>{text}</span>;
  return (
    <span className={classes.words}>
      {text && (
        <span className={classes.before} data-tip={text}>
          {text.trimEnd()}
        </span>
      )}
      <em className={classes.late}>{late}</em>
    </span>
  );
}

const grouped = (mobile: string) => mobile.replace(/^(\d{5})(\d{5})$/, "$1 $2");

/** One row: what it is about, and the one thing to do about it. The whole row opens it. */
export function DeskRow({ section, item, time, actions, phone }: Props) {
  const timed = section.key === "call_now" || section.key === "interviews";
  if (item.kind === "recruiter") return <CallsRow section={section} item={item} actions={actions} />;
  return (
    <li className={classes.row} data-timed={timed || undefined} data-section={section.key}>
      {timed && (
        <span className={classes.lead}>
          <span className={classes.title}>
            <Words {...leadOf(item, time)} />
          </span>
          <span className={classes.facts}>
            {underLead(section, item)}
            {phone && section.key === "call_now" && `, ${tryOf(item)}`}
          </span>
        </span>
      )}
      <button
        type="button"
        className={classes.main}
        data-desk-row
        onClick={() => actions.open(section, item)}
      >
        <span className={classes.title} data-tip={titleOf(item)}>
          {titleOf(item)}
        </span>
        <span className={classes.facts}>
          <Words {...factsOf(section, item, time)} />
        </span>
      </button>
      {section.key === "call_now" && !phone && (
        <span className={classes.number}>
          <a href={`tel:+91${item.mobile}`}>{grouped(item.mobile)}</a>
          <span className={classes.facts}>{tryOf(item)}</span>
        </span>
      )}
      {section.key === "overdue" ? (
        <>
          {!phone && item.pipeline.length > 0 && (
            <span className={classes.above}>
              <Pipeline
                counts={item.pipeline}
                of={`${item.serial} ${item.position}`}
                onOpen={(cell) => actions.directory(item, cell)}
              />
            </span>
          )}
          <span className={classes.days}>
            {item.overdueBy} {item.overdueBy === 1 ? "day" : "days"}
          </span>
        </>
      ) : (
        <RowAction section={section} item={item} actions={actions} />
      )}
    </li>
  );
}

function RowAction({ section, item, actions }: Pick<Props, "section" | "item" | "actions">) {
  if (!item.action) return null;
  const at = item.action === "remind" ? actions.remindedAt(item) : "";
  if (at) return <span className={classes.said}>Reminded {formatTime(at)}</span>;
  const calls = section.key === "call_now" && item.action === "call";
  return (
    <button
      type="button"
      className={calls ? classes.call : classes.action}
      data-desk-action
      disabled={actions.busy && item.action === "remind"}
      aria-label={`${item.label} ${titleOf(item)}`}
      onClick={() => actions.act(section, item)}
    >
      {calls ? <IconPhone size={15} stroke={1.7} aria-hidden="true" /> : item.label}
    </button>
  );
}

/** A recruiter's calls of a day. */
function CallsRow({ section, item, actions }: Pick<Props, "section" | "item" | "actions">) {
  const share = item.target > 0 ? Math.min(1, item.calls / item.target) : 1;
  return (
    <li className={classes.row} data-section="calls">
      <button
        type="button"
        className={classes.main}
        data-desk-row
        onClick={() => actions.open(section, item)}
      >
        <span className={classes.recruiter} data-tip={item.name}>
          {item.name}
        </span>
      </button>
      <span className={classes.bar} aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classes.of}>
        <b data-late={share < 0.5 || undefined}>{item.calls}</b> / {item.target}
      </span>
    </li>
  );
}
