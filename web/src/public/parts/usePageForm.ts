import { useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";
import type { WriteAnswer } from "@/api/client";
import type { Faults } from "@/blocks/write/faults";
import { type Act, useAttempt } from "@/blocks/write/useAttempt";
import { useCheckBefore } from "@/blocks/write/useCheckBefore";
import { useKeptOpen } from "@/ui/unsaved";
import { toast } from "./toast";
import { useFaults } from "./useFaults";

type Options<Values, Answer> = {
  initial: Values;
  check?: (values: Values) => Faults<keyof Values & string>;
  /** Says nothing when it is done: the page goes on. */
  quiet?: boolean;
  /** Toasts about this field stay longer. */
  fileField?: keyof Values & string;
  onDone: (answer: Answer) => void;
  onFailed?: (cause: unknown) => void;
};

/** A form of a public page and its write: faults at their fields, the server's refusal at its own. */
export function usePageForm<Values extends Record<string, unknown>, Answer extends WriteAnswer = WriteAnswer>(
  options: Options<Values, Answer>,
) {
  type Name = keyof Values & string;
  const [values, setValues] = useState(options.initial);
  const [error, setError] = useState("");
  const marks = useFaults<Name>(options.check?.(values) ?? {});
  const [saved, setSaved] = useState(options.initial);
  const sending = useRef(options.initial);
  const attempt = useAttempt<Answer>({
    onDone: (answer) => {
      setSaved(sending.current);
      if (!options.quiet) toast.success(answer.message, { file: options.fileField !== undefined });
      options.onDone(answer);
    },
    onFailed: (cause) => {
      tell(cause);
      options.onFailed?.(cause);
    },
  });

  function tell(cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    const field = cause instanceof ApiError ? cause.field : "";
    toast.error(message, { file: field !== "" && field === options.fileField });
    if (field in options.initial) marks.refuse(field as Name, message);
    else
      setError(cause instanceof ApiError && cause.offline ? `${message} What you typed is kept.` : message);
  }

  const { checking, checkFirst, stop } = useCheckBefore();
  // Nobody is asked in the page: it is left by a reload, a link or Back, before which the browser asks.
  useKeptOpen(
    Object.keys(saved).some((name) => !Object.is(values[name], saved[name])),
    async () => false,
  );

  function set(change: Partial<Values>): void {
    // What is checked is not what is there any more.
    stop();
    attempt.giveUp();
    setValues((before) => ({ ...before, ...change }));
    for (const name of Object.keys(change) as Name[]) marks.changed(name);
  }

  return {
    values,
    set,
    ref: marks.ref,
    faults: marks.faults,
    faultOf: marks.faultOf,
    refuse: marks.refuse,
    busy: attempt.busy || checking,
    /** Why the last try failed, if no field is to blame. */
    error,
    /** `holds` may keep back an order that could be sent, for example to warn first. */
    submit(order: unknown, act: Act<Answer>, holds?: () => Promise<boolean>): void {
      if (attempt.busy || checking) return;
      setError("");
      sending.current = values;
      // A lost order passed the check once; its own effect must not prevent sending it again.
      if (attempt.unanswered) attempt.repeat();
      else if (!marks.passes(options.fileField)) return;
      else if (holds) checkFirst(holds, () => attempt.run(order, act));
      else attempt.run(order, act);
    },
  };
}

/** The part of the form that its view needs. */
export type PageForm<Values extends Record<string, unknown>> = Pick<
  ReturnType<typeof usePageForm<Values>>,
  "values" | "set" | "ref" | "faultOf" | "busy" | "error"
>;
