/** The marks of an axis from 0 to at least `most` in round steps; at most `marks` besides the 0. */
export function axisOf(most: number, marks = 6): number[] {
  const top = Math.max(1, most);
  const rough = top / marks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 1);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
