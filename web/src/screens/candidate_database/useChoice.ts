import { useCallback, useMemo, useState } from "react";
import type { DatabaseCandidate, DatabaseSearch } from "@/api/candidateDatabase";

type Chosen = ReadonlyMap<string, DatabaseCandidate>;

const nobody: Chosen = new Map();

/** The chosen candidates. They stay chosen on other pages, and are forgotten with another search. */
export function useChoice(search: DatabaseSearch, rows: readonly DatabaseCandidate[] | undefined) {
  const [chosen, setChosen] = useState(nobody);
  const [before, setBefore] = useState(search);
  if (before !== search) {
    setBefore(search);
    setChosen(nobody);
  }
  const change = useCallback(
    (ids: ReadonlySet<string>) =>
      setChosen((known) => {
        const next = new Map<string, DatabaseCandidate>();
        for (const row of [...known.values(), ...(rows ?? [])]) {
          if (ids.has(row.candidateId)) next.set(row.candidateId, row);
        }
        return next;
      }),
    [rows],
  );
  const leaveOut = useCallback(
    (ids: readonly string[]) => setChosen((known) => new Map([...known].filter(([id]) => !ids.includes(id)))),
    [],
  );
  const clear = useCallback(() => setChosen(nobody), []);
  const ids = useMemo<ReadonlySet<string>>(() => new Set(chosen.keys()), [chosen]);
  return { ids, rows: [...chosen.values()], change, leaveOut, clear };
}
