import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError } from "@/api/ApiError";
import type { ApplicationKey, Moved, Moving } from "@/api/application";
import { sessionQuery } from "@/api/session";
import { useStep } from "@/blocks/step/useStep";
import { wentWrong } from "./candidateForm";
import { type StageField, stageFields } from "./stage/values";

/** Who is moved: the keys, the version on screen, and how people call them. */
export type MoveSubject = {
  of: ApplicationKey;
  version: number;
  /** Nothing newer is on its way to the screen. */
  settled: boolean;
  name: string;
  position: string;
};

/**
 * One attempt after the other at moving a candidate on. A dialog acts on what was on screen when it `opened`: if somebody
 * moves the candidate meanwhile, its owner is told before anything else happens. A bare button acts on what is `shown` now.
 */
export function useMove(
  subject: MoveSubject,
  onDone: (answer: Moved) => void,
  since: "opened" | "shown" = "opened",
) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const step = useStep<StageField, Moved>({
    topic: "candidate",
    fields: stageFields,
    unanswered: wentWrong,
    onDone,
  });
  const seen = useRef<number | null>(null);
  const { version: shown, settled } = subject;
  useEffect(() => {
    // Opened right after a move of one's own, it waits for what that move has made.
    if (since === "opened" && settled) seen.current ??= shown;
  }, [since, settled, shown]);

  function run(order: unknown, act: (by: Moving) => Promise<Moved>): void {
    const { of } = subject;
    const version = seen.current ?? subject.version;
    // The version is no part of the order: after a lost answer it may have moved on by this very order.
    step.run({ of, order }, async (key) => {
      try {
        return await act({ userId, of, version, key });
      } catch (cause) {
        // Whoever was told of the move of another goes on from there.
        if (cause instanceof ApiError && cause.code === "409") seen.current = null;
        throw cause;
      }
    });
  }

  return { ...step, run };
}
