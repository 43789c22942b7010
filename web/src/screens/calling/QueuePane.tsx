import { IconArrowLeft, IconList } from "@tabler/icons-react";
import type { CallingTurn } from "@/api/calling";
import { formatTime } from "@/lib/dates";
import { lateBy, ordinal } from "@/lib/lateness";
import { IconButton } from "@/ui/IconButton";
import { Kbd } from "@/ui/Kbd";
import { groupTitles } from "./outcomes";
import classes from "./QueuePane.module.css";
import type { RoundState } from "./useRound";

type Props = {
  state: RoundState;
  req: string;
  /** On a phone the list opens over the candidate. */
  listed: boolean;
  onList: () => void;
  onReq: (req: string) => void;
  onBack: () => void;
};

function Meter({ n, of, what }: { n: number; of: number; what: string }) {
  return (
    <div className={classes.meter}>
      <span className={classes.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(100, (n / Math.max(1, of)) * 100)}%` }} />
      </span>
      <span>
        <b>{n}</b> of {of} {what}
      </span>
    </div>
  );
}

function Turn({ turn, current, onTake }: { turn: CallingTurn; current: boolean; onTake: () => void }) {
  const late = turn.group === "promised" ? lateBy(turn.since, Date.now()) : "";
  return (
    <button type="button" className={classes.turn} aria-current={current || undefined} onClick={onTake}>
      <span className={classes.name} data-tip={turn.name}>
        {turn.name}
      </span>
      <span className={classes.when} data-late={late !== "" || undefined}>
        {late || (turn.group === "new" ? "" : formatTime(turn.since))}
      </span>
      <span className={classes.what}>{turn.position}</span>
      <span className={classes.try}>{turn.tries > 0 ? `${ordinal(turn.tries + 1)} try` : ""}</span>
    </button>
  );
}

/** What was reached today, and who comes next. */
export function QueuePane({ state, req, listed, onList, onReq, onBack }: Props) {
  const { round, turn, done } = state;
  const data = round.data;
  const turns = data?.turns ?? [];
  const requisitions = data?.requisitions ?? [];
  const more = (data?.left ?? 0) - turns.length;
  const asked = requisitions.find(({ requisitionId, serial }) => req === requisitionId || req === serial);
  return (
    <section className={classes.queue} aria-label="Round" data-listed={listed || undefined}>
      <div className={classes.head}>
        <button type="button" className={classes.back} onClick={onBack}>
          <IconArrowLeft size={16} aria-hidden="true" /> Back
        </button>
        <select
          className={classes.position}
          aria-label="Position"
          value={asked?.requisitionId ?? req}
          onChange={(event) => onReq(event.currentTarget.value)}
        >
          <option value="">All positions</option>
          {req !== "" && !asked && <option value={req}>{req}</option>}
          {requisitions.map((one) => (
            <option key={one.requisitionId} value={one.requisitionId}>
              {one.serial} {one.position}
            </option>
          ))}
        </select>
        <span className={classes.lister}>
          <IconButton
            label={listed ? "Hide the list" : "Show the list"}
            icon={<IconList />}
            onClick={onList}
          />
        </span>
      </div>
      {data && (
        <div className={classes.meters}>
          <Meter n={data.calls} of={data.callTarget} what="calls" />
          <Meter n={data.shortlisted} of={data.shortlistedTarget} what="shortlisted" />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <section className={classes.list} tabIndex={0} aria-label="Candidates to call">
        {done.length > 0 && <p className={classes.group}>Just now</p>}
        {done.map((one) => (
          <div key={one.step} className={classes.turn} data-done>
            <span className={classes.name} data-tip={one.name}>
              {one.name}
            </span>
            <span className={classes.when}>{formatTime(new Date(one.at).toISOString())}</span>
            <span className={classes.what}>{one.position}</span>
            <span className={classes.try}>{one.status}</span>
          </div>
        ))}
        {turns.map((one, at) => {
          const first = turns[at - 1]?.group !== one.group;
          return (
            <div key={`${one.candidateId} ${one.requisitionId}`}>
              {first && (
                <p className={classes.group}>
                  {groupTitles[one.group]} <em>{data?.groups[one.group]}</em>
                </p>
              )}
              <Turn
                turn={one}
                current={turn ? one.candidateId === turn.candidateId : false}
                onTake={() => {
                  if (listed) onList();
                  state.take(one);
                }}
              />
            </div>
          );
        })}
        {more > 0 && <p className={classes.group}>and {more} more</p>}
      </section>
      <div className={classes.foot}>
        <Kbd>J</Kbd> <Kbd>K</Kbd> next, previous
        <span className={classes.left}>{data ? `${data.left} left` : ""}</span>
      </div>
    </section>
  );
}
