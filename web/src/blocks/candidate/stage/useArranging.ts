import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ApplicationKey, NextOption } from "@/api/application";
import { clashesQuery, type Planned, rememberedQuery } from "@/api/interviewForm";
import { type Arranged, fillRemembered, type StageValues } from "./values";

const typingPause = 250;

type Options = {
  of: ApplicationKey;
  stage: string;
  options: readonly NextOption[];
  /** The status that is chosen. */
  option: NextOption | undefined;
  values: StageValues;
  set: (change: Partial<StageValues>) => void;
  /** The pending interview, from which a new one starts. */
  arranged?: Arranged;
  /** Who conducts it, if the form does not ask. */
  conductor?: string;
};

/** What a form that arranges an interview is told: how the last one was arranged, and what speaks against its time. */
export function useArranging({ of, stage, options, option, values, set, arranged, conductor }: Options) {
  const client = useQueryClient();
  const arranges = option?.interview === true;
  const recalls = !arranged && options.some(({ interview }) => interview);
  const remembered = useQuery({ ...rememberedQuery(of.requisition, stage), enabled: recalls }).data;
  const last: Arranged | undefined =
    remembered?.type || remembered?.place ? { ...remembered, date: "", time: "" } : undefined;

  // What is remembered may arrive after the status was chosen. It is filled in once: a field that is cleared stays empty.
  const filled = useRef(false);
  const [given, setGiven] = useState<StageValues | null>(null);
  useEffect(() => {
    if (!arranges || !last || filled.current) return;
    filled.current = true;
    const change = fillRemembered(values, last);
    set(change);
    setGiven({ ...values, ...change });
  });

  const planned: Planned = {
    of,
    person: values.person ?? conductor ?? "",
    date: values.date ?? "",
    time: values.time,
  };
  const text = JSON.stringify(planned);
  const [asked] = useDebouncedValue(text, typingPause);
  const found = useQuery({
    ...clashesQuery(JSON.parse(asked) as Planned),
    enabled: arranges && planned.date !== "" && asked === text,
  }).data;
  const clashes = arranges && asked === text ? found : undefined;

  /** The values whose warnings were shown by a Submit. */
  const [warned, setWarned] = useState("");

  return {
    /** What a new arrangement starts from. */
    from: arranged ?? last,
    clashes,
    /** The next Submit saves in spite of the warnings. */
    warned: arranges && warned === text,
    /** Nothing but what was remembered is in the form. */
    untouched: given !== null && JSON.stringify(given) === JSON.stringify(values),
    /** Whether Submit shows warnings first. Only warnings that are known keep it: they forbid nothing. */
    holds: async (): Promise<boolean> => {
      if (!arranges || !planned.date || warned === text) return false;
      try {
        const { warnings } = await client.fetchQuery(clashesQuery(planned));
        if (warnings.length === 0) return false;
      } catch {
        return false;
      }
      setWarned(text);
      return true;
    },
  };
}

export type Arranging = ReturnType<typeof useArranging>;
