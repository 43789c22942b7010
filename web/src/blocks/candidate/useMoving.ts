import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError } from "@/api/ApiError";
import type { ApplicationKey, Moved, Moving } from "@/api/application";
import { sessionQuery } from "@/api/session";
import type { Act } from "@/blocks/write/useAttempt";
import { wentWrong } from "./candidateForm";

/** The application to move: its keys, the version on screen, and the names to show. */
export type MoveSubject = {
  of: ApplicationKey;
  version: number;
  /** No refetch is in flight, so the version is current. */
  current: boolean;
  name: string;
  position: string;
};

/**
 * Moves a candidate on. A dialog acts on the version from when it `opened`: if somebody else moves the candidate
 * meanwhile, the server refuses and the user sees it first. A plain button acts on the version `shown` now.
 */
export function useMoving(subject: MoveSubject, since: "opened" | "shown" = "opened") {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const seen = useRef<number | null>(null);
  const { of, version: shown, current } = subject;
  useEffect(() => {
    // A dialog opened right after the user's own move waits for the refetched version.
    if (since === "opened" && current) seen.current ??= shown;
  }, [since, current, shown]);
  return {
    /** The options of every form or write that makes a move. */
    options: {
      topics: ["candidate"],
      unanswered: wentWrong,
      onFailed: (cause: unknown) => {
        // After the user has seen the conflict, the next attempt uses the current version.
        if (cause instanceof ApiError && cause.code === "409") seen.current = null;
      },
    },
    // The version is not part of the order: after a lost answer this very order may have changed it.
    orderOf: (order: unknown) => ({ of, order }),
    moving: (act: (by: Moving) => Promise<Moved>): Act<Moved> => {
      const version = seen.current ?? shown;
      return (key) => act({ userId, of, version, key });
    },
  };
}
