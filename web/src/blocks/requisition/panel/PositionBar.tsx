import classes from "./PositionBar.module.css";
import { positionShares } from "./positionShares";

type Props = { positions: number; assigned: number; onboarded: number };

const mostSegments = 24;

type Segment = { name: string; kind: string; width: number };

function segments(shares: ReturnType<typeof positionShares>, each: boolean): Segment[] {
  return shares.flatMap(({ kind, count }) => {
    if (!each) return count > 0 ? [{ name: kind, kind, width: count }] : [];
    return Array.from({ length: count }, (_, nth) => ({ name: `${kind} ${nth}`, kind, width: 1 }));
  });
}

/** The positions of a requisition, one segment each if there is room. */
export function PositionBar(props: Props) {
  const shares = positionShares(props);
  return (
    <div className={classes.line}>
      <div className={classes.bar} aria-hidden="true">
        {segments(shares, props.positions <= mostSegments).map(({ name, kind, width }) => (
          <i key={name} data-kind={kind} style={{ flexGrow: width }} />
        ))}
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
