import classes from "./LoadingRows.module.css";

const textWidths = [62, 48, 70, 54, 60, 44];

/** The width of a skeleton text in row `index`: uneven like words, and the same on every render. */
export function skeletonWidth(index: number): string {
  return `${textWidths[index % textWidths.length]}%`;
}

/** Skeleton rows fade downwards. */
export function skeletonOpacity(index: number): number {
  return Math.max(1 - index * 0.13, 0.22);
}

export function SkeletonBar({ width, tall }: { width?: string; tall?: boolean }) {
  return <span className={classes.bar} data-tall={tall || undefined} style={width ? { width } : undefined} />;
}

type Props = { count?: number; label?: string };

/** Skeleton rows at the height of a table row, for lists that are not a table. */
export function LoadingRows({ count = 6, label = "Loading" }: Props) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={classes.rows} role="status" aria-label={label}>
      {rows.map((index) => (
        <div
          key={index}
          className={classes.row}
          style={{ gridTemplateColumns: "44px 1fr 84px 64px", opacity: skeletonOpacity(index) }}
        >
          <SkeletonBar />
          <SkeletonBar width={skeletonWidth(index)} />
          <SkeletonBar />
          <SkeletonBar tall />
        </div>
      ))}
    </div>
  );
}
