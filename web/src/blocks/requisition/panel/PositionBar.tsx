import classes from "./PositionBar.module.css";
import { positionShares } from "./positionShares";

type Props = { positions: number; assigned: number; onboarded: number };

const mostSegments = 24;

/** The positions of a requisition, one segment each while there is room for it. */
export function PositionBar(props: Props) {
  const shares = positionShares(props);
  const each = props.positions <= mostSegments;
  return (
    <div className={classes.line}>
      <div className={classes.bar} aria-hidden="true">
        {shares.flatMap(({ kind, count }) =>
          Array.from({ length: each ? count : Math.min(count, 1) }, (_, index) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: segments of one kind are all alike.
              key={`${kind}-${index}`}
              data-kind={kind}
              style={{ flexGrow: each ? 1 : count }}
            />
          )),
        )}
      </div>
      <ul className={classes.legend} aria-label="Positions">
        {shares.map(({ kind, label, count }) => (
          <li key={kind} data-kind={kind}>
            {label} {count}
          </li>
        ))}
      </ul>
    </div>
  );
}
