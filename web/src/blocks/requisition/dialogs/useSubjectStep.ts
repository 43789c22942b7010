import { useSuspenseQuery } from "@tanstack/react-query";
import type { Acting, StepAnswer } from "@/api/requisitionStep";
import { sessionQuery } from "@/api/session";
import { useStep } from "@/blocks/step/useStep";
import { useDesk } from "../desk";
import { nameOfSubject } from "../subject";
import { useLiveSubject } from "../useLiveSubject";
import type { SubjectDialogProps } from "./props";

type Options<Field extends string> = {
  success?: string;
  failure?: string;
  fields?: Readonly<Record<string, Field>>;
};

/** What every dialog about one requisition needs: the requisition as it is, and a way to act on it. */
export function useSubjectStep<Field extends string = never>(
  { seed, onClose }: Pick<SubjectDialogProps, "seed" | "onClose">,
  options: Options<Field>,
) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const { subject, whole } = useLiveSubject(seed);
  const desk = useDesk();
  const about = nameOfSubject(subject);
  const step = useStep<Field, StepAnswer>({
    ...options,
    topic: "requisition",
    onDone: (answer: StepAnswer, began: number) => {
      if (answer.step) {
        desk.undoable({ step: answer.step, done: options.success ?? answer.message, about, began });
      }
      onClose();
    },
  });

  function run(order: unknown, act: (by: Acting) => Promise<StepAnswer>): void {
    const { id: reqId, version } = subject;
    // The version is no part of the order: after a lost answer it may have moved on by this very order.
    step.run({ reqId, order }, (key) => act({ userId, reqId, version, key }));
  }

  /** The setter of a field, which also answers the complaint about it. */
  function mended<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      step.mend();
      set(value);
    };
  }

  return { ...step, run, mended, subject, whole, about };
}
