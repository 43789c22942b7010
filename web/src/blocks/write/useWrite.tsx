import { type ReactNode, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { toast } from "@/ui/toast";
import { type Act, isAnswered, useAttempt } from "./useAttempt";

/** What every write is answered: a sentence for people. */
export type Answered = { message: string };

/** Why something was not done, and the field that it is about, empty where it is about the whole. */
export type Refusal = { field: string; message: string };

export type Words = {
  /** The sentence of success; the server's own unless given. */
  success?: string;
  /** The sentence of a failure, with the server's reason below it; the server's own unless given. */
  failure?: string;
};

export type WriteOptions<Answer extends Answered> = Words & {
  /** The queries that may be out of date afterwards begin with one of these keys. */
  topics?: readonly string[];
  queued?: boolean;
  /** The sentence for no answer, or none that says what became of it, where it differs from that of other failures. */
  unanswered?: string;
  /** A failure is told on the spot alone, without a toast. */
  quiet?: boolean;
  /** Has its own words for a failure; null where it dealt with it in another way. */
  explain?: (cause: unknown) => Refusal | null;
  /** Tells an answer that is no success in its own way; true when it did. */
  told?: (answer: Answer) => boolean;
  /** `said` is the sentence of success. */
  onDone?: (answer: Answer, began: number, said: string) => void;
  /** Is told of a failure after the user was. */
  onFailed?: (cause: unknown) => void;
};

type FormOptions = {
  /** Puts a refusal at its field; false where the form has no such field. */
  place?: (refusal: Refusal) => boolean;
  /** The field that takes a file: what is said of it stays longer. */
  fileField?: string;
  /** What stays in the fields when nobody answers. */
  kept?: string;
};

function refusalOf(cause: unknown): Refusal {
  return {
    field: cause instanceof ApiError ? cause.field : "",
    message: cause instanceof Error ? cause.message : String(cause),
  };
}

/** Writes to the server and says how it went: in a toast, and in `error` what went wrong with the last attempt. */
export function useWrite<Answer extends Answered = Answered>(options: WriteOptions<Answer> & FormOptions) {
  const [error, setError] = useState<ReactNode>(null);
  const words = useRef<Words>(options);
  const attempt = useAttempt<Answer>({
    topics: options.topics,
    queued: options.queued,
    onDone: (answer, began) => {
      const said = words.current.success ?? answer.message;
      if (!options.told?.(answer)) toast.success(said);
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
    /** `said` goes before the words of all orders. */
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
    /** Forgets what went wrong: the question is asked anew. */
    reset: () => {
      setError(null);
      attempt.giveUp();
    },
  };
}
