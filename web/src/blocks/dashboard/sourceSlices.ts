import { notDefined, type SourceNumber } from "@/api/acceptedSource";
import type { Option } from "@/api/option";
import type { Slice } from "@/ui/Donut";

/**
 * The slices of a donut by source, largest first and Not Defined last. A source's place in the master is its colour. One
 * that had something before, and has nothing now, is 0.
 */
export function sourceSlices(
  numbers: readonly SourceNumber[],
  sources: readonly Option[],
  before: readonly SourceNumber[] = [],
): Slice[] {
  const places = new Map(sources.map(({ name }, place) => [name, place]));
  const last = (source: string) => Number(source === notDefined);
  const some = numbers.filter(({ count }) => count > 0);
  const gone = before.filter(({ source, count }) => count > 0 && !some.some((one) => one.source === source));
  return [...some, ...gone.map(({ source }) => ({ source, count: 0 }))]
    .toSorted((a, b) => last(a.source) - last(b.source) || b.count - a.count)
    .map(({ source, count }) => ({
      id: source,
      name: source,
      value: count,
      place: places.get(source) ?? null,
    }));
}
