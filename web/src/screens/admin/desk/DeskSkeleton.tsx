import { SkeletonBar, skeletonOpacity, skeletonWidth } from "@/ui/LoadingRows";
import classes from "./Desk.module.css";

const rows = [0, 1, 2, 3, 4];

/** The columns while their rows are loaded. */
export function SkeletonColumns() {
  return (
    <div className={classes.columns} role="status" aria-label="Loading">
      {[0, 1, 2, 3].map((column) => (
        <div key={column} className={classes.column}>
          <div className={classes.head}>
            <SkeletonBar width="40%" />
          </div>
          {rows.map((row) => (
            <div key={row} className={classes.blank} style={{ opacity: skeletonOpacity(row) }}>
              <SkeletonBar width={skeletonWidth(row + column)} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The card until its code is there. */
export function DeskSkeleton({ title, mine, folded }: { title: string; mine: boolean; folded: boolean }) {
  return (
    <section className={classes.desk} aria-label={title} aria-busy>
      <div className={classes.top} data-mine={mine || undefined}>
        <h2>{title}</h2>
      </div>
      {!folded && <SkeletonColumns />}
    </section>
  );
}
