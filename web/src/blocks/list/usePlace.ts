import { useMatch, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo } from "react";
import type { PlaceDescription } from "@/lib/placeSearch";
import type { SearchSource } from "@/lib/tableSearch";

/**
 * Changes the place. The browser's Back leaves it unless it is told to keep the step before (`replace: false`), as for
 * what opens over the screen.
 */
export type Go<Place> = (change: Partial<Place>, how?: { replace: boolean }) => void;

function sameSearch(a: SearchSource, b: SearchSource): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** What a person looks at on a screen, and the way to look at something else. */
export function usePlace<Place>(description: PlaceDescription<Place>): [Place, Go<Place>] {
  const search: SearchSource = useSearch({ strict: false });
  const to = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const place = useMemo(() => description.read(search), [description, search]);
  const go: Go<Place> = useCallback(
    (change, { replace } = { replace: true }) =>
      void navigate({
        to,
        search: (before: SearchSource) => description.write({ ...description.read(before), ...change }),
        replace,
      }),
    [description, navigate, to],
  );

  // What is not part of the place goes from the address, too.
  const tidy = sameSearch(search, description.write(place));
  useEffect(() => {
    if (!tidy) go({});
  }, [tidy, go]);
  return [place, go];
}
