import { useMatch, useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useReducer } from "react";
import type { PlaceDescription } from "@/lib/placeSearch";
import type { SearchSource } from "@/lib/tableSearch";

/**
 * Changes the place without adding a history entry, unless `replace: false` is given, as for drawers and dialogs.
 */
export type Go<Place> = (change: Partial<Place>, how?: { replace: boolean }) => void;

function sameSearch(a: SearchSource, b: SearchSource): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** The place of the current address, and the function that changes it. */
export function usePlace<Place>(description: PlaceDescription<Place>): [Place, Go<Place>] {
  const search: SearchSource = useSearch({ strict: false });
  const to = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  // A default may be remembered by the browser: changing it changes the place, and not the address.
  const [changes, count] = useReducer((before: number) => before + 1, 0);
  const { place } = useMemo(
    () => ({ changes, place: description.read(search) }),
    [description, search, changes],
  );
  const go: Go<Place> = useCallback(
    (change, { replace } = { replace: true }) => {
      count();
      void navigate({
        to,
        search: (before: SearchSource) => description.write({ ...description.read(before), ...change }),
        replace,
      });
    },
    [description, navigate, to],
  );

  // Unknown parameters are removed from the address too.
  const tidy = sameSearch(search, description.write(place));
  useEffect(() => {
    if (!tidy) go({});
  }, [tidy, go]);
  return [place, go];
}
