import { useCallback, useLayoutEffect, useRef } from "react";

/** A callback with a constant identity that runs the latest version, so that memoised rows keep their props. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
