import { useSuspenseQuery } from "@tanstack/react-query";
import type { ApplicationKey, Moved, Moving } from "@/api/application";
import { sessionQuery } from "@/api/session";
import { useStep } from "@/blocks/step/useStep";
import { type StageField, stageFields } from "./stage/values";

/** Who is moved: the keys, the version on screen, and how people call them. */
export type MoveSubject = {
  of: ApplicationKey;
  version: number;
  name: string;
  position: string;
};

/** One attempt after the other at moving a candidate on. */
export function useMove(subject: MoveSubject, onDone: (answer: Moved) => void) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const step = useStep<StageField, Moved>({ topic: "candidate", fields: stageFields, onDone });

  function run(order: unknown, act: (by: Moving) => Promise<Moved>): void {
    const { of, version } = subject;
    // The version is no part of the order: after a lost answer it may have moved on by this very order.
    step.run({ of, order }, (key) => act({ userId, of, version, key }));
  }

  return { ...step, run };
}
