import { QueryClientContext } from "@tanstack/react-query";
import { useContext, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";

/** Sends an order under its key: whoever sends the same key again acts once. */
export type Act<Answer> = (key: string) => Promise<Answer>;

type Order<Answer> = { text: string; key: string; act: Act<Answer> };

const nothingSent = { text: "", key: "" };

/** crypto.randomUUID is missing where the page does not come over https. */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Whether the server said what became of it; a fault of the server or of something on the way says nothing. */
export function isAnswered(cause: unknown): boolean {
  return cause instanceof ApiError && !cause.offline && cause.status < 500;
}

type Options<Answer> = {
  /** The queries that may be out of date afterwards begin with one of these keys. */
  topics?: readonly string[];
  /** Orders given while one is out wait for it; otherwise they are dropped. */
  queued?: boolean;
  /** `began` is when the order went out, by performance.now. */
  onDone: (answer: Answer, began: number) => void | Promise<void>;
  onFailed: (cause: unknown) => void;
};

/**
 * The one way to write to the server: an order goes out under a key, and the same order sent again carries the same key.
 * It needs neither toasts nor a query cache around it; useWrite adds the toasts, useWriteForm the fields.
 */
export function useAttempt<Answer>({ topics = [], queued, onDone, onFailed }: Options<Answer>) {
  const client = useContext(QueryClientContext);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState<Order<Answer> | null>(null);
  const sent = useRef(nothingSent);
  // State reaches the next event only after a render; these also know of an order given in the same moment.
  const out = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());

  async function send(order: Order<Answer>): Promise<void> {
    const began = performance.now();
    let answer: Answer;
    try {
      answer = await order.act(order.key);
    } catch (cause) {
      setLost(isAnswered(cause) ? null : order);
      onFailed(cause);
      return;
    }
    sent.current = nothingSent;
    setLost(null);
    await onDone(answer, began);
  }

  async function attempt(order: Order<Answer>): Promise<void> {
    try {
      await send(order);
    } finally {
      out.current--;
      if (out.current === 0) setBusy(false);
      // Done or refused: what is on screen may be out of date, and the next look at the changes is up to two seconds away.
      for (const topic of topics) void client?.invalidateQueries({ queryKey: [topic] });
    }
  }

  function give(order: Order<Answer>): void {
    if (out.current > 0 && !queued) return;
    out.current++;
    setBusy(true);
    last.current = queued ? last.current.then(() => attempt(order)) : attempt(order);
  }

  function run(order: unknown, act: Act<Answer>): void {
    const text = JSON.stringify(order);
    if (lost?.text === text) {
      give(lost);
      return;
    }
    if (sent.current.text !== text) sent.current = { text, key: freshKey() };
    give({ ...sent.current, act });
  }

  return {
    busy,
    /** Nobody knows whether the last order was done: its answer was lost. */
    unanswered: lost !== null,
    run,
    /** Sends the lost order as it was: one made anew could differ by what the first has changed, and would act again. */
    repeat: () => lost && give(lost),
    /** The lost order is given up: what is sent next is another one. */
    giveUp: () => setLost(null),
  };
}
