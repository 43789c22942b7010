import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { type ApplicationKey, type Moved, type NextOption, undoMove, updateRound } from "@/api/application";
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
import { offerUndo } from "@/blocks/undo/offerUndo";
import { isAnswered, useAttempt } from "@/blocks/write/useAttempt";
import { leaveForms } from "@/ui/unsaved";
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

/** One call after the other: whoever leaves lets go of whom the call before is about to hold. */
let lastHold: Promise<unknown> = Promise.resolve();

function inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const answer = lastHold.then(act);
  lastHold = answer.catch(() => undefined);
  return answer;
}

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
  const last = useRef<Logged | null>(null);
  const [holding, setHolding] = useState(false);
  /** The round one is in; null once it was left. */
  const inRound = useRef<string | null>(null);

  /** Nobody is held any more for a round that was left meanwhile. */
  const held = useCallback(
    <Answer>(act: () => Promise<Answer>) =>
      inTurn(async () => (inRound.current === req ? await act() : undefined)),
    [req],
  );

  /** Holds the next one. Whoever is likely to be next is in sight already, but cannot be recorded before. */
  const advance = useCallback(
    async (likely?: CallingTurn) => {
      if (inRound.current !== req) return;
      setHolding(true);
      try {
        if (likely) setTurn(likely);
        const next = await held(() => nextCall(req));
        if (!next || inRound.current !== req) return;
        setTurn(next);
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
    [req, held],
  );

  useEffect(() => {
    inRound.current = req;
    void advance();
    return () => {
      inRound.current = null;
      inTurn(leaveCalls).catch(() => undefined);
    };
  }, [req, advance]);

  useHolding(
    turn,
    (of) => held(() => holdCall(of)),
    (cause) => setRefusal(saying(cause)),
  );
  useAhead(viewer, round.data?.turns, turn);

  async function noted(moved: Moved, status: string, about: string, began: number): Promise<void> {
    if (!turn) return;
    const { name, position } = turn;
    const of = keyOfTurn(turn);
    await advance(likelyNext(round.data?.turns ?? [], [of, ...done.map((one) => one.of)]));
    const one = { step: moved.step, of, name, position, status, at: Date.now() };
    setDone((before) => [one, ...before].slice(0, recent));
    offerUndo({
      step: moved.step,
      done: `${status} logged for ${name}`,
      about,
      began,
      topic: "candidate",
      takesBack: async (step) => {
        const answer = await undoMove(step);
        void takenBack.current(of);
        return answer;
      },
    });
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

  /** After an outcome was taken back, its candidate is called again, if one is still in the round. */
  const takenBack = useRef(async (_of: ApplicationKey): Promise<void> => {});
  useEffect(() => {
    takenBack.current = async (of) => {
      if (inRound.current === null) return;
      setDone((before) => before.filter((one) => one.of !== of));
      if (!(await leaveForms())) return;
      other.run({ again: of, at: Date.now() }, async () => {
        await held(() => holdCall(of));
        return (await held(() => nextCall(req))) ?? null;
      });
    };
  });

  return {
    round,
    turn,
    refusal,
    done,
    busy,
    viewer,
    retry: () =>
      void advance().then(() => client.invalidateQueries({ queryKey: callingQuery(req).queryKey })),
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
    skip: async () => {
      if (!turn || busy || !(await leaveForms())) return;
      const of = keyOfTurn(turn);
      other.run({ skip: of, at: Date.now() }, async () => {
        await skipCall(of);
        return null;
      });
    },
    /** Holds another one of the list instead. */
    take: async (one: CallingTurn) => {
      if (busy || !(await leaveForms())) return;
      other.run({ take: keyOfTurn(one), at: Date.now() }, async () => {
        await held(() => holdCall(keyOfTurn(one)));
        return one;
      });
    },
  };
}

export type RoundState = ReturnType<typeof useRound>;
