import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { toast } from "@/ui/toast";

const kept = "What you typed is kept.";

/** The first thing that is wrong, and the field it stands under. */
export type Fault<Field extends string> = {
  field: Field;
  message: string;
} | null;

/** What every write answers: a sentence for people. */
export type Answered = { message: string };

/** A name that nobody else gives; crypto.randomUUID is missing where the page does not come over https. */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

type Options<Field extends string, Answer extends Answered> = {
  /** The queries that may be out of date afterwards begin with this key. */
  topic: string;
  /** The sentence of success; the server's own unless given. */
  success?: string;
  /** The sentence of a failure, with the server's reason below it; the server's own unless given. */
  failure?: string;
  /** The sentence for no answer, or none that says what became of it, where it differs from that of other failures. */
  unanswered?: string;
  /** The field that takes a file: what is said of it stays longer. */
  fileField?: Field;
  /** A failure is told in the form alone, without a toast. */
  quiet?: boolean;
  /** Which field of the form stands for a field of the call. */
  fields?: Readonly<Record<string, Field>>;
  /** Tells an answer that is no success in its own way; true when it did. */
  told?: (answer: Answer) => boolean;
  onDone: (answer: Answer, began: number) => void;
};

type Act<Answer> = (key: string) => Promise<Answer>;

type Order<Answer> = { text: string; key: string; act: Act<Answer> };

type Step<Field extends string, Answer extends Answered> = {
  busy: boolean;
  /** An order is out of which nobody knows whether it was done: its answer was lost, and nothing was changed since. */
  unanswered: boolean;
  /** What is wrong with one field. */
  faultOf: (field: Field) => string | undefined;
  /** What went wrong with the whole. */
  error: ReactNode;
  /** Shows what the form itself finds; true when there was something. */
  complain: (fault: Fault<Field>) => boolean;
  /** Something was changed since: the complaint is answered until the next attempt. */
  mend: () => void;
  /** Sends it. The same order sent again carries the same key, so a repeat after a lost connection acts once. */
  run: (order: unknown, act: Act<Answer>) => void;
};

/** Whether the server said what became of it; a fault of the server or of something on the way says nothing. */
function isAnswered(cause: unknown): boolean {
  return cause instanceof ApiError && !cause.offline && cause.status < 500;
}

function focusFault(): void {
  window.setTimeout(() => {
    const faulty = document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]');
    faulty?.focus();
  });
}

/** One attempt after the other at something that changes the desk, and what the form shows of it. */
export function useStep<Field extends string = never, Answer extends Answered = Answered>(
  options: Options<Field, Answer>,
): Step<Field, Answer> {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault<Field>>(null);
  const [error, setError] = useState<ReactNode>(null);
  const sent = useRef({ text: "", key: "" });
  const [lost, setLost] = useState<Order<Answer> | null>(null);

  const isFile = (field: Field | undefined) => field !== undefined && field === options.fileField;

  function complain(found: Fault<Field>): boolean {
    // A lost order has passed once; what it may have done itself must not speak against sending it again.
    const next = lost ? null : found;
    setFault(next);
    setError(null);
    if (!next) return false;
    toast.error(next.message, { file: isFile(next.field) });
    focusFault();
    return true;
  }

  function fail(cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const offline = cause instanceof ApiError && cause.offline;
    const sentence = (isAnswered(cause) ? undefined : options.unanswered) ?? options.failure ?? reason;
    const field =
      cause instanceof ApiError
        ? Object.values(options.fields ?? {}).find((name) => name === cause.field)
        : undefined;
    if (!options.quiet) toast.error(sentence, { file: isFile(field) });
    if (field) {
      setFault({ field, message: reason });
      setError(options.failure ?? null);
      focusFault();
      return;
    }
    setError(
      <span>
        {sentence}
        {sentence !== reason && (
          <>
            <br />
            {reason}
          </>
        )}
        {offline && ` ${kept}`}
      </span>,
    );
  }

  /** A lost order goes out as it was: one made anew could differ by what the first has changed, and would act again. */
  function orderOf(order: unknown, act: Act<Answer>): Order<Answer> {
    if (lost) return lost;
    const text = JSON.stringify(order);
    if (sent.current.text !== text) sent.current = { text, key: freshKey() };
    return { ...sent.current, act };
  }

  async function attempt(order: Order<Answer>): Promise<void> {
    setBusy(true);
    setFault(null);
    setError(null);
    const began = performance.now();
    try {
      const answer = await order.act(order.key);
      sent.current = { text: "", key: "" };
      setLost(null);
      if (!options.told?.(answer)) toast.success(options.success ?? answer.message);
      options.onDone(answer, began);
    } catch (cause) {
      setLost(isAnswered(cause) ? null : order);
      fail(cause);
    }
    setBusy(false);
    // Done or refused: what is on screen may be out of date, and the next look at the changes is up to two seconds away.
    void client.invalidateQueries({ queryKey: [options.topic] });
  }

  return {
    busy,
    unanswered: lost !== null,
    faultOf: (field) => (fault?.field === field ? fault.message : undefined),
    error,
    complain,
    mend: () => {
      setFault(null);
      setLost(null);
    },
    run: (order, act) => void attempt(orderOf(order, act)),
  };
}
