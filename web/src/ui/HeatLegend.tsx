import classes from "./HeatLegend.module.css";
import type { HeatBand } from "./heat";

/** What the shades of a table mean. */
export function HeatLegend({ bands }: { bands: readonly HeatBand[] }) {
  return (
    <ul className={classes.legend} aria-label="Bands">
      {bands.map(({ label, fill }) => (
        <li key={label}>
          <i style={{ background: fill }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
