import { useEffect, useRef } from "react";
import { dayOfInstant } from "@/lib/dates";
import { useFaults } from "../parts/useFaults";
import type { DraftKeeper } from "./DraftKeeper";
import { dropAlso, settleDraft, takeAlso, typeInto } from "./draft";
import type { FaultsIn } from "./rules";
import { useDraft } from "./useKeeper";
import type { Lists } from "./useLists";

type Options<Values extends Record<string, string>> = {
  keeper: DraftKeeper;
  lists: Lists;
  /** What is saved, or what is known while nothing is. */
  saved: Values;
  check: (values: Values, today: string) => FaultsIn<Values>;
};

/** A form whose values are what is saved, with the unfinished typing over it. */
export function useStepForm<Values extends Record<string, string>>(options: Options<Values>) {
  type Name = keyof Values & string;
  const { keeper, saved, lists } = options;
  const { draft } = useDraft(keeper);
  const today = dayOfInstant(new Date());

  // What was saved meanwhile, here or elsewhere, is compared with what was typed.
  const settled = useRef<Values | null>(null);
  useEffect(() => {
    if (settled.current === saved) return;
    settled.current = saved;
    keeper.change((before) => settleDraft(before, saved));
  }, [keeper, saved]);

  const values: Record<string, string> = { ...saved };
  for (const name of Object.keys(saved)) values[name] = draft.fields[name]?.value ?? saved[name] ?? "";
  const found = options.check(values as Values, today);
  const marks = useFaults<Name>(found);
  const savedOf = (name: Name) => saved[name] ?? "";

  return {
    values: values as Values,
    lists,
    today,
    found,
    marks,
    faultOf: marks.faultOf,
    also: draft.also,
    set(name: Name, value: string): void {
      keeper.change((before) => {
        const typed = typeInto(before, name, value, savedOf(name));
        // A city belongs to its state.
        return name === "state" ? typeInto(typed, "city", "", savedOf("city")) : typed;
      });
      marks.changed(name);
    },
    take(name: Name, text: string): void {
      keeper.change((before) => takeAlso(before, name, text, savedOf(name)));
      marks.changed(name);
    },
    drop(name: Name): void {
      keeper.change((before) => dropAlso(before, name));
    },
  };
}

export type StepForm<Values extends Record<string, string>> = Pick<
  ReturnType<typeof useStepForm<Values>>,
  "values" | "lists" | "today" | "faultOf" | "also" | "set" | "take" | "drop"
>;
