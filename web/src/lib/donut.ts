/** The geometry of a ring whose slices start at the top and go clockwise. */

export type Arc = { from: number; to: number };

/** The angles of each value's slice, in parts of the whole circle. */
export function arcsOf(values: readonly number[]): Arc[] {
  const total = values.reduce((sum, value) => sum + value, 0) || 1;
  let from = 0;
  return values.map((value) => {
    const arc = { from, to: from + value / total };
    from = arc.to;
    return arc;
  });
}

export type Ring = { x: number; y: number; outer: number; inner: number };

export function pointAt({ x, y }: Pick<Ring, "x" | "y">, radius: number, part: number): [number, number] {
  const angle = part * 2 * Math.PI;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

const at = (point: readonly [number, number]) => point.map((value) => value.toFixed(2)).join(" ");

/** The outline of a slice. A whole circle has no end to draw to, so it stops just before. */
export function slicePath(ring: Ring, arc: Arc): string {
  const to = Math.min(arc.to, arc.from + 0.99999);
  const large = to - arc.from > 0.5 ? 1 : 0;
  const { outer, inner } = ring;
  return [
    `M${at(pointAt(ring, outer, arc.from))}`,
    `A${outer} ${outer} 0 ${large} 1 ${at(pointAt(ring, outer, to))}`,
    `L${at(pointAt(ring, inner, to))}`,
    `A${inner} ${inner} 0 ${large} 0 ${at(pointAt(ring, inner, arc.from))}Z`,
  ].join("");
}

/** Moves labels apart that would overlap, downwards from the top; the order stays. */
export function spread(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, last + gap);
    last = placed[index] ?? 0;
  }
  let limit = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}
