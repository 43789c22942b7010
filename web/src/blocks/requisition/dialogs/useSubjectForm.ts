import { useSuspenseQuery } from "@tanstack/react-query";
import type { RequisitionWhole } from "@/api/requisition";
import { type Acting, type StepAnswer, undoStep } from "@/api/requisitionStep";
import { sessionQuery } from "@/api/session";
import { offerUndo } from "@/blocks/undo/offerUndo";
import type { Faults } from "@/blocks/write/faults";
import type { Act } from "@/blocks/write/useAttempt";
import { useWrite, type Words } from "@/blocks/write/useWrite";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { nameOfSubject, type Subject } from "../subject";
import { useLiveSubject } from "../useLiveSubject";
import type { SubjectDialogProps } from "./props";

type ActOn = (by: Acting) => Promise<StepAnswer>;

/** The current requisition of a dialog, and the parts of an action on it. */
export function useSubject({ seed, onClose }: Pick<SubjectDialogProps, "seed" | "onClose">) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const { subject, whole } = useLiveSubject(seed);
  const about = nameOfSubject(subject);
  const { id: reqId, version } = subject;
  return {
    subject,
    whole,
    about,
    acting:
      (act: ActOn): Act<StepAnswer> =>
      (key) =>
        act({ userId, reqId, version, key }),
    /** Offers Undo and closes. */
    done: ({ step }: StepAnswer, began: number, said: string) => {
      offerUndo({ step, done: said, about, takesBack: undoStep, topic: "requisition", began });
      onClose();
    },
  };
}

type Options<Values> = Words & {
  initial: Values;
  /** `whole` is undefined until it is loaded. */
  check: (
    values: Values,
    subject: Subject,
    whole: RequisitionWhole | undefined,
  ) => Faults<keyof Values & string>;
};

/** The form of a dialog about one requisition. */
export function useSubjectForm<Values extends Record<string, unknown>>(
  props: Pick<SubjectDialogProps, "seed" | "onClose">,
  { initial, check, ...words }: Options<Values>,
) {
  const { subject, whole, about, acting, done } = useSubject(props);
  const form = useWriteForm<Values, StepAnswer>({
    ...words,
    initial,
    check: (values) => check(values, subject, whole),
    topics: ["requisition"],
    onDone: done,
  });
  // The version is not part of the order: after a lost answer this very order may have changed it.
  return {
    ...form,
    subject,
    whole,
    about,
    send: (order: unknown, act: ActOn) => form.send({ on: subject.id, order }, acting(act)),
    submit: (order: unknown, act: ActOn, said?: Words) =>
      form.submit({ on: subject.id, order }, acting(act), said),
  };
}

/** A one-click action on a requisition, without a form. */
export function useSubjectWrite(props: Pick<SubjectDialogProps, "seed" | "onClose">) {
  const { subject, acting, done } = useSubject(props);
  const write = useWrite<StepAnswer>({ topics: ["requisition"], onDone: done });
  return {
    busy: write.busy,
    error: write.error,
    run: (order: string, act: ActOn) => write.run({ on: subject.id, order }, acting(act)),
  };
}
