import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { type ApplicationKey, type Moved, type NextOption, updateRound } from "@/api/application";
import {
  type CallingTurn,
  callingQuery,
  holdCall,
  keyOfTurn,
  leaveCalls,
  nextCall,
  skipCall,
} from "@/api/calling";
import { sessionQuery } from "@/api/session";
import type { Undoable } from "@/blocks/requisition/dialogContext";
import { isAnswered, useAttempt } from "@/blocks/write/useAttempt";
import { likelyNext } from "./likelyNext";
import { useAhead } from "./useAhead";
import { useHolding } from "./useHolding";

const wentWrong = "Something went wrong! Please try again";
const recent = 3;

const saying = (cause: unknown) =>
  cause instanceof Error && isAnswered(cause) && cause.message ? cause.message : wentWrong;

/** What was just recorded, and for whom. */
export type Done = {
  step: string;
  of: ApplicationKey;
  name: string;
  position: string;
  status: string;
  at: number;
};

export type Filled = { date: string; time: string; comment: string };

/** The outcome of a call, and the version of the application that is on the screen. */
export type Logged = { option: NextOption; esa: boolean; version: number; filled: Filled; about: string };

/** Whoever left lets go before the next round begins. */
let leaving: Promise<unknown> = Promise.resolve();

/** The candidate who is held, and everything that ends the hold. */
export function useRound(req: string) {
  const client = useQueryClient();
  const { userId, facts } = useSuspenseQuery(sessionQuery).data;
  const viewer = { userId, manager: facts.manager };
  const round = useQuery(callingQuery(req));
  /** null if nobody is left, undefined until that is known. */
  const [turn, setTurn] = useState<CallingTurn | null | undefined>(undefined);
  const [refusal, setRefusal] = useState("");
  const [done, setDone] = useState<readonly Done[]>([]);
  const [undo, setUndo] = useState<(Undoable & { of: ApplicationKey }) | null>(null);
  const last = useRef<Logged | null>(null);
  const [holding, setHolding] = useState(false);

  /** Holds the next one. Whoever is likely to be next is in sight already, but cannot be recorded before. */
  const advance = useCallback(
    async (likely?: CallingTurn) => {
      setHolding(true);
      try {
        await leaving;
        if (likely) setTurn(likely);
        setTurn(await nextCall(req));
        setRefusal("");
      } catch (cause) {
        if (cause instanceof ApiError && cause.code === "409") setTurn(null);
        else {
          // The one before is done with: only trying again leads on.
          setTurn(undefined);
          setRefusal(saying(cause));
        }
      } finally {
        setHolding(false);
      }
    },
    [req],
  );

  useEffect(() => {
    void advance();
    return () => {
      leaving = leaveCalls().catch(() => undefined);
    };
  }, [advance]);

  useHolding(turn, (cause) => setRefusal(saying(cause)));
  useAhead(viewer, round.data?.turns, turn);

  async function noted(moved: Moved, status: string, about: string, began: number): Promise<void> {
    if (!turn) return;
    const { name, position } = turn;
    const of = keyOfTurn(turn);
    await advance(likelyNext(round.data?.turns ?? [], [of, ...done.map((one) => one.of)]));
    const one = { step: moved.step, of, name, position, status, at: Date.now() };
    setDone((before) => [one, ...before].slice(0, recent));
    if (moved.step) setUndo({ step: moved.step, of, done: `${status} logged for ${name}`, about, began });
  }

  const onFailed = (cause: unknown) => setRefusal(saying(cause));
  const outcome = useAttempt<Moved>({
    topics: ["candidate"],
    onDone: (moved, began) =>
      noted(moved, last.current?.option.label ?? "", last.current?.about ?? "", began),
    onFailed,
  });
  const other = useAttempt<CallingTurn | null>({
    topics: ["candidate"],
    onDone: async (taken) => {
      if (taken === null) return advance();
      setTurn(taken);
      setRefusal("");
    },
    onFailed,
  });
  const busy = outcome.busy || other.busy || holding;

  return {
    round,
    turn,
    refusal,
    done,
    undo,
    busy,
    viewer,
    retry: () =>
      void advance().then(() => client.invalidateQueries({ queryKey: callingQuery(req).queryKey })),
    forgetUndo: useCallback(() => setUndo(null), []),
    /** Records the outcome of the call; the next candidate shows once it is saved. */
    record: (logged: Logged) => {
      if (!turn || busy) return;
      const { option, esa, version, filled } = logged;
      const blank = { type: "", place: "", person: "", takeInterview: false, scores: [] };
      const order = { ...filled, ...blank, stage: "CALL", status: option.id };
      const of = keyOfTurn(turn);
      last.current = logged;
      setRefusal("");
      // The version is not part of the order: after a lost answer this very order may have changed it.
      outcome.run({ of, order }, (key) => updateRound({ userId, of, version, key }, esa, order));
    },
    /** After the form has recorded the outcome. */
    recorded: (moved: Moved, status: string) => void noted(moved, status, "", performance.now()),
    /** After the last outcome was taken back, its candidate is called again. */
    takenBack: (of: ApplicationKey) => {
      setDone((before) => before.filter((one) => one.of !== of));
      other.run({ again: of, at: Date.now() }, async () => {
        await holdCall(of);
        return nextCall(req);
      });
    },
    skip: () => {
      if (!turn || busy) return;
      const of = keyOfTurn(turn);
      other.run({ skip: of, at: Date.now() }, async () => {
        await skipCall(of);
        return null;
      });
    },
    /** Holds another one of the list instead. */
    take: (one: CallingTurn) => {
      if (busy) return;
      other.run({ take: keyOfTurn(one), at: Date.now() }, async () => {
        await holdCall(keyOfTurn(one));
        return one;
      });
    },
  };
}

export type RoundState = ReturnType<typeof useRound>;
