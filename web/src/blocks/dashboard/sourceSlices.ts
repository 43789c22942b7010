import { notDefined, type SourceNumber } from "@/api/acceptedSource";
import type { Option } from "@/api/option";
import type { Slice } from "@/ui/Donut";

/** The slices of a donut by source, largest first and Not Defined last. A source's place in the master is its colour. */
export function sourceSlices(numbers: readonly SourceNumber[], sources: readonly Option[]): Slice[] {
  const places = new Map(sources.map(({ name }, place) => [name, place]));
  const last = (source: string) => Number(source === notDefined);
  return numbers
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => last(a.source) - last(b.source) || b.count - a.count)
    .map(({ source, count }) => ({
      id: source,
      name: source,
      value: count,
      place: places.get(source) ?? null,
    }));
}
