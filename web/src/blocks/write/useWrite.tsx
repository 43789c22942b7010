import { type ReactNode, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";
import type { WriteAnswer } from "@/api/client";
import { toast } from "@/ui/toast";
import { type Act, isAnswered, useAttempt } from "./useAttempt";

/** Why a write failed, and the field at fault; empty if it concerns the whole form. */
export type Refusal = {
  field: string;
  message: string;
  /** All fields at fault, if there are several. */
  faults?: Readonly<Record<string, string>>;
};

export type Words = {
  /** The success message; by default the server's. */
  success?: string;
  /** The failure message, with the server's reason below it; by default the server's message alone. */
  failure?: string;
};

export type WriteOptions<Answer extends WriteAnswer> = Words & {
  /** Invalidates the queries whose keys begin with one of these. */
  topics?: readonly string[];
  queued?: boolean;
  /** The message for an unknown outcome, if it differs from that of other failures. */
  unanswered?: string;
  /** Shows failures inline only, without a toast. */
  quiet?: boolean;
  /** Overrides the message of a failure; null if it was handled in another way. */
  explain?: (cause: unknown) => Refusal | null;
  /** Handles an unsuccessful answer itself; returns true if it did. */
  handled?: (answer: Answer) => boolean;
  /** `said` is the success message. */
  onDone?: (answer: Answer, began: number, said: string) => void;
  /** Called after a failure was shown. */
  onFailed?: (cause: unknown) => void;
};

type FormOptions = {
  /** Shows a refusal at its field; false if the form has no such field. */
  place?: (refusal: Refusal) => boolean;
  /** The file field: toasts about it stay longer. */
  fileField?: string;
  /** The note that input is kept when there is no answer. */
  kept?: string;
  /** Called before anything else after a success. */
  onSaved?: () => void;
};

function refusalOf(cause: unknown): Refusal {
  return {
    field: cause instanceof ApiError ? cause.field : "",
    message: cause instanceof Error ? cause.message : String(cause),
    faults: cause instanceof ApiError ? cause.faults : undefined,
  };
}

/** Writes to the server and reports the outcome in a toast; `error` is the failure of the last attempt. */
export function useWrite<Answer extends WriteAnswer = WriteAnswer>(
  options: WriteOptions<Answer> & FormOptions,
) {
  const [error, setError] = useState<ReactNode>(null);
  const words = useRef<Words>(options);
  const attempt = useAttempt<Answer>({
    topics: options.topics,
    queued: options.queued,
    onDone: (answer, began) => {
      const said = words.current.success ?? answer.message;
      if (!options.handled?.(answer)) {
        options.onSaved?.();
        toast.success(said);
      }
      options.onDone?.(answer, began, said);
    },
    onFailed: (cause) => {
      tell(cause);
      options.onFailed?.(cause);
    },
  });

  function tell(cause: unknown): void {
    const refusal = options.explain ? options.explain(cause) : refusalOf(cause);
    if (!refusal) return;
    const reason = refusal.message;
    const { failure } = words.current;
    const sentence = (isAnswered(cause) ? undefined : options.unanswered) ?? failure ?? reason;
    const file = refusal.field !== "" && refusal.field === options.fileField;
    if (!options.quiet) toast.error(sentence, { file });
    if (refusal.field && options.place?.(refusal)) {
      setError(failure ?? null);
      return;
    }
    const offline = cause instanceof ApiError && cause.offline;
    setError(
      <span>
        {sentence}
        {sentence !== reason && (
          <>
            <br />
            {reason}
          </>
        )}
        {offline && options.kept && ` ${options.kept}`}
      </span>,
    );
  }

  return {
    ...attempt,
    error,
    /** `said` overrides the success message of the options. */
    run: (order: unknown, act: Act<Answer>, said?: Words) => {
      setError(null);
      words.current = { ...options, ...said };
      attempt.run(order, act);
    },
    repeat: () => {
      setError(null);
      attempt.repeat();
    },
    clear: () => setError(null),
    /** Clears the failure before a confirmation is shown again. */
    reset: () => {
      setError(null);
      attempt.giveUp();
    },
  };
}
