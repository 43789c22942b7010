import { QueryClientContext } from "@tanstack/react-query";
import { useContext, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";

/** Sends an order under its key; sending the same key again has no further effect. */
export type Act<Answer> = (key: string) => Promise<Answer>;

type Order<Answer> = { text: string; key: string; act: Act<Answer> };

const nothingSent = { text: "", key: "" };

/** crypto.randomUUID is missing on pages without https. */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Whether the server answered conclusively; a failure of the server or the network leaves the outcome unknown. */
export function isAnswered(cause: unknown): boolean {
  return cause instanceof ApiError && !cause.offline && cause.status < 500;
}

type Options<Answer> = {
  /** Invalidates the queries whose keys begin with one of these. */
  topics?: readonly string[];
  /** Orders given while one is in flight wait for it; otherwise they are dropped. */
  queued?: boolean;
  /** `began` is when the order was sent, by performance.now(). */
  onDone: (answer: Answer, began: number) => void | Promise<void>;
  onFailed: (cause: unknown) => void;
};

/**
 * The only way to write to the server: each order has a key, and the same order sent again carries the same key. It
 * needs neither toasts nor a query cache; useWrite adds the toasts, useWriteForm the fields.
 */
export function useAttempt<Answer>({ topics = [], queued, onDone, onFailed }: Options<Answer>) {
  const client = useContext(QueryClientContext);
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState<Order<Answer> | null>(null);
  const sent = useRef(nothingSent);
  // State updates only with the next render; these refs also cover a second order before it.
  const out = useRef(0);
  const last = useRef<Promise<void>>(Promise.resolve());

  async function send(order: Order<Answer>): Promise<void> {
    const began = performance.now();
    let answer: Answer;
    try {
      answer = await order.act(order.key);
    } catch (cause) {
      setLost(isAnswered(cause) ? null : order);
      if (cause instanceof ApiError && cause.keyTaken) sent.current = nothingSent;
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
      // Done or refused, the screen may be stale, and the next poll for changes is up to two seconds away.
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
    /** The answer to the last order was lost, so its outcome is unknown. */
    unanswered: lost !== null,
    run,
    /** Resends the lost order unchanged: one built anew could differ because of the first, and would act twice. */
    repeat: () => lost && give(lost),
    /** Gives up the lost order: the next one is a new order. */
    giveUp: () => setLost(null),
  };
}
