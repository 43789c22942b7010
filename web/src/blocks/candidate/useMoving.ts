import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError } from "@/api/ApiError";
import type { ApplicationKey, Moved, Moving } from "@/api/application";
import { sessionQuery } from "@/api/session";
import type { Act } from "@/blocks/write/useAttempt";
import { wentWrong } from "./candidateForm";

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
 * What it takes to move a candidate on. A dialog acts on what was on screen when it `opened`: if somebody moves the candidate
 * meanwhile, its owner is told before anything else happens. A bare button acts on what is `shown` now.
 */
export function useMoving(subject: MoveSubject, since: "opened" | "shown" = "opened") {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const seen = useRef<number | null>(null);
  const { of, version: shown, settled } = subject;
  useEffect(() => {
    // Opened right after a move of one's own, it waits for what that move has made.
    if (since === "opened" && settled) seen.current ??= shown;
  }, [since, settled, shown]);
  return {
    /** What every move tells the form or the write that makes it. */
    options: {
      topics: ["candidate"],
      unanswered: wentWrong,
      onFailed: (cause: unknown) => {
        // Whoever was told of the move of another goes on from there.
        if (cause instanceof ApiError && cause.code === "409") seen.current = null;
      },
    },
    // The version is no part of the order: after a lost answer it may have moved on by this very order.
    orderOf: (order: unknown) => ({ of, order }),
    moving: (act: (by: Moving) => Promise<Moved>): Act<Moved> => {
      const version = seen.current ?? shown;
      return (key) => act({ userId, of, version, key });
    },
  };
}
