import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { toast } from "@/ui/toast";

const kept = "What you typed is kept.";

/** The first thing that is wrong, and the field it stands under. */
export type Fault<Field extends string> = { field: Field; message: string } | null;

/** A name that nobody else gives; crypto.randomUUID is missing where the page does not come over https. */
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

type Options<Field extends string, Answer> = {
  /** What is on screen of this topic is asked for anew afterwards, whatever came of it. */
  topic: string;
  /** The sentence of success; the server's own unless given. */
  success?: string;
  /** The sentence of a failure, with the server's reason below it; the server's own unless given. */
  failure?: string;
  /** The sentence for no answer at all, where it differs from that of other failures. */
  offline?: string;
  /** A failure is told in the form alone, without a toast. */
  quiet?: boolean;
  /** Which field of the form stands for a field of the call. */
  fields?: Readonly<Record<string, Field>>;
  onDone: (answer: Answer, began: number) => void;
};

export type Attempt<Field extends string, Answer> = {
  busy: boolean;
  /** What is wrong with one field. */
  faultOf: (field: Field) => string | undefined;
  /** What went wrong with the whole. */
  error: ReactNode;
  /** Shows what the form itself finds; true when there was something. */
  complain: (fault: Fault<Field>) => boolean;
  /** Something was changed since: the complaint is answered until the next attempt. */
  mend: () => void;
  /** Sends it. The same order sent again carries the same key, so a repeat after a lost connection acts once. */
  run: (order: unknown, act: (key: string) => Promise<Answer>) => void;
};

function focusFault(): void {
  window.setTimeout(() => {
    const faulty = document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]');
    faulty?.focus();
  });
}

/** One attempt after the other at a write, and what the form shows of it. */
export function useAttempt<Field extends string, Answer extends { message: string }>(
  options: Options<Field, Answer>,
): Attempt<Field, Answer> {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault<Field>>(null);
  const [error, setError] = useState<ReactNode>(null);
  const sent = useRef({ order: "", key: "" });

  function complain(next: Fault<Field>): boolean {
    setFault(next);
    setError(null);
    if (!next) return false;
    toast.error(next.message);
    focusFault();
    return true;
  }

  function fail(cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const offline = cause instanceof ApiError && cause.offline;
    const sentence = (offline ? options.offline : undefined) ?? options.failure ?? reason;
    const field = cause instanceof ApiError ? options.fields?.[cause.field] : undefined;
    if (!options.quiet) toast.error(sentence);
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

  async function attempt(order: unknown, act: (key: string) => Promise<Answer>): Promise<void> {
    const text = JSON.stringify(order);
    if (sent.current.order !== text) sent.current = { order: text, key: freshKey() };
    setBusy(true);
    setFault(null);
    setError(null);
    const began = performance.now();
    try {
      const answer = await act(sent.current.key);
      sent.current = { order: "", key: "" };
      toast.success(options.success ?? answer.message);
      options.onDone(answer, began);
    } catch (cause) {
      fail(cause);
    }
    setBusy(false);
    // Done or refused: what is on screen may be out of date, and the next look at the changes is up to two seconds away.
    void client.invalidateQueries({ queryKey: [options.topic] });
  }

  return {
    busy,
    faultOf: (field) => (fault?.field === field ? fault.message : undefined),
    error,
    complain,
    mend: () => setFault(null),
    run: (order, act) => void attempt(order, act),
  };
}
