import { useEffect, useState } from "react";
import { fetchResultClashes, type ResultLink } from "@/api/interviewResult";

type Found = Awaited<ReturnType<typeof fetchResultClashes>>;

const typingPause = 250;

/** What speaks against another time for the interview of the link; `date` is empty while none is asked for. */
export function useClashes(link: ResultLink | null, date: string, time: string) {
  const planned = date && `${date} ${time}`;
  const [found, setFound] = useState<{ planned: string; clashes: Found } | null>(null);
  /** The time whose warnings were shown by a Submit. */
  const [warned, setWarned] = useState("");

  useEffect(() => {
    if (!link || !planned) return;
    let gone = false;
    const timer = window.setTimeout(async () => {
      const clashes = await fetchResultClashes(link, { date, time }).catch(() => null);
      if (clashes && !gone) setFound({ planned, clashes });
    }, typingPause);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [link, planned, date, time]);

  return {
    clashes: planned && found?.planned === planned ? found.clashes : undefined,
    warned: planned !== "" && warned === planned,
    /** Whether Submit shows warnings first. Only warnings that are known keep it: they forbid nothing. */
    holds: async (): Promise<boolean> => {
      if (!link || !planned || warned === planned) return false;
      const clashes = await fetchResultClashes(link, { date, time }).catch(() => null);
      if (!clashes || clashes.warnings.length === 0) return false;
      setFound({ planned, clashes });
      setWarned(planned);
      return true;
    },
  };
}

export type ResultClashes = ReturnType<typeof useClashes>;
