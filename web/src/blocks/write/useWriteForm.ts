import { type GetInputPropsReturnType, useForm } from "@mantine/form";
import { useRef } from "react";
import type { WriteAnswer } from "@/api/client";
import { toast } from "@/ui/toast";
import type { Faults } from "./faults";
import type { Act } from "./useAttempt";
import { useCheckBefore } from "./useCheckBefore";
import { useFaultFocus } from "./useFaultFocus";
import { type Refusal, useWrite, type Words, type WriteOptions } from "./useWrite";

type Name<Values> = keyof Values & string;

/** Value, onChange and error of one input; onChange takes a value or an event. */
export type FieldProps<Value> = Pick<GetInputPropsReturnType, "onChange"> & {
  value: Value;
  error: string | undefined;
};

type Options<Values, Answer extends WriteAnswer> = WriteOptions<Answer> & {
  /** The initial values; later changes of this option are ignored. */
  initial: Values;
  /** Finds all faults that can be found before calling the server. */
  check?: (values: Values) => Faults<Name<Values>>;
  /** The file field: toasts about it stay longer. */
  fileField?: Name<Values>;
  /** The toast about a fault, if its words differ from those under the field. */
  toastOf?: (fault: string) => string;
  onChange?: () => void;
  /** Asks the server before sending, and tells whether to wait for another Submit. The form is busy meanwhile. */
  holds?: () => Promise<boolean>;
};

const kept = "What you typed is kept.";

/**
 * A form and its write: shows all faults at their fields before sending, and the server's refusal at its field. The
 * first field at fault gets the focus.
 */
export function useWriteForm<
  Values extends Record<string, unknown>,
  Answer extends WriteAnswer = WriteAnswer,
>(options: Options<Values, Answer>) {
  const check = options.check ?? (() => ({}) as Faults<Name<Values>>);
  /** The fields at fault that the server found, unknown to the form's own rules. */
  const refused = useRef<ReadonlySet<string>>(new Set());
  const { ref, focusFault } = useFaultFocus();

  const form = useForm<Values>({ initialValues: options.initial, onValuesChange: clearFaults });
  /** The order was carried out, and nothing was typed since. */
  const saved = useRef(false);
  const write = useWrite<Answer>({
    ...options,
    kept,
    place,
    onSaved: () => {
      saved.current = true;
    },
  });
  const { checking, checkFirst, stop } = useCheckBefore();

  /** Removes the faults of changed fields, and of fields that are no longer required. */
  function clearFaults(values: Values): void {
    // What is checked is not what is there any more.
    stop();
    saved.current = false;
    write.giveUp();
    options.onChange?.();
    if (Object.keys(form.errors).length === 0) return;
    const found: Readonly<Record<string, string | undefined>> = check(values);
    form.setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).map(([field, fault]) => [
          field,
          refused.current.has(field) ? fault : found[field],
        ]),
      ),
    );
  }

  function show(faults: Readonly<Record<string, string | undefined>>): void {
    form.setErrors(faults);
    focusFault();
  }

  function place({ field, message, faults }: Refusal): boolean {
    if (!(field in options.initial)) return false;
    const all = Object.entries({ ...faults, [field]: message }).filter(([name]) => name in options.initial);
    refused.current = new Set(all.map(([name]) => name));
    show(Object.fromEntries(all));
    return true;
  }

  /** Shows all faults and announces the first. */
  function complain(faults: Faults<Name<Values>>): void {
    const [first] = Object.entries<string | undefined>(faults);
    if (!first?.[1]) return;
    refused.current = new Set();
    show(faults);
    toast.error(options.toastOf?.(first[1]) ?? first[1], { file: first[0] === options.fileField });
  }

  /** Shows the faults of the form; true if there are none. */
  function passes(): boolean {
    write.clear();
    form.clearErrors();
    // A lost order passed the check once; its own effect must not prevent sending it again.
    if (write.unanswered) return true;
    const faults = check(form.getValues());
    complain(faults);
    return Object.keys(faults).length === 0;
  }

  function send(order: unknown, act: Act<Answer>, said?: Words): void {
    if (write.unanswered) write.repeat();
    else write.run(order, act, said);
  }

  return {
    values: form.values,
    busy: write.busy || checking,
    unanswered: write.unanswered,
    error: write.error,
    dirty: form.isDirty(),
    /** The props of the form's dialog. */
    dialog: {
      formRef: ref,
      busy: write.busy || checking,
      error: write.error,
      dirty: form.isDirty(),
      stop: checking ? stop : undefined,
      isSaved: () => saved.current,
    },
    /** The ref of the form, to find its first fault. */
    ref,
    set: (change: Partial<Values>) => {
      const before: Partial<Values> = form.getValues();
      for (const name of Object.keys(change)) {
        if (!Object.is(before[name], change[name])) form.setFieldValue(name, change[name] as never);
      }
    },
    field: <Field extends Name<Values>>(name: Field) => form.getInputProps(name) as FieldProps<Values[Field]>,
    faultOf: (name: Name<Values>) => form.errors[name] as string | undefined,
    complain,
    passes,
    send,
    submit: (order: unknown, act: Act<Answer>, said?: Words) => {
      if (write.busy || checking || !passes()) return;
      if (!options.holds || write.unanswered) send(order, act, said);
      else checkFirst(options.holds, () => send(order, act, said));
    },
    reset: () => {
      write.reset();
      form.reset();
    },
  };
}

/** The part of the form that its view needs. */
export type WriteForm<Values extends Record<string, unknown>> = Pick<
  ReturnType<typeof useWriteForm<Values>>,
  "values" | "busy" | "error" | "ref" | "set" | "field" | "faultOf"
>;
