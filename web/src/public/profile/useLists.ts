import { useEffect, useState } from "react";
import { fetchSources } from "@/api/option";
import { fetchCities, fetchStates } from "@/api/place";
import { fetchEducationLevels } from "@/api/profileFormRows";
import type { ListName } from "./fields";

export type Lists = Readonly<Record<ListName, readonly string[]>>;

const names = async () => (await fetchSources()).map(({ name }) => name);

/** A list of the server, empty until it came. It is asked for again when the line is back. */
export function useList(load: () => Promise<string[]>, wanted: boolean): readonly string[] {
  const [list, setList] = useState<readonly string[] | null>(null);
  const [tries, setTries] = useState(0);
  // `tries` only repeats the call.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!wanted || list) return;
    let gone = false;
    load().then(
      (found) => !gone && setList(found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [load, wanted, list, tries]);
  useEffect(() => {
    const again = () => setTries((before) => before + 1);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);
  return list ?? [];
}

/** The cities of a state, once it is one of the list. */
export function useCities(state: string, load: (state: string) => Promise<string[]> = fetchCities) {
  const [known, setKnown] = useState<{ state: string; cities: string[] }>({ state: "", cities: [] });
  useEffect(() => {
    if (state === "" || state === known.state) return;
    let gone = false;
    load(state).then(
      (cities) => !gone && setKnown({ state, cities }),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [state, known.state, load]);
  return known.state === state ? known.cities : [];
}

/** The lists of the form. */
export function useLists(state: string): Lists {
  const states = useList(fetchStates, true);
  return {
    sources: useList(names, true),
    states,
    levels: useList(fetchEducationLevels, true),
    cities: useCities(states.includes(state) ? state : ""),
  };
}
