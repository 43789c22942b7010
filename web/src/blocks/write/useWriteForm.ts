import { type GetInputPropsReturnType, useForm } from "@mantine/form";
import { useRef } from "react";
import { toast } from "@/ui/toast";
import type { Faults } from "./faults";
import type { Act } from "./useAttempt";
import { useFaultFocus } from "./useFaultFocus";
import { type Answered, type Refusal, useWrite, type Words, type WriteOptions } from "./useWrite";

type Name<Values> = keyof Values & string;

/** Value, onChange and error of one input; onChange takes a value or the event that carries it. */
export type FieldProps<Value> = Pick<GetInputPropsReturnType, "onChange"> & {
  value: Value;
  error: string | undefined;
};

type Options<Values, Answer extends Answered> = WriteOptions<Answer> & {
  /** What the form begins with; the first that is given stays. */
  initial: Values;
  /** Finds everything that can be said before the server is asked. */
  check?: (values: Values) => Faults<Name<Values>>;
  /** The field that takes a file: what is said of it stays longer. */
  fileField?: Name<Values>;
  onChange?: () => void;
};

const kept = "What you typed is kept.";

/**
 * A form and its write: everything that is wrong stands at its field before anything is sent, and what the server refuses
 * goes to its field, too. The focus goes to the first field at fault.
 */
export function useWriteForm<Values extends Record<string, unknown>, Answer extends Answered = Answered>(
  options: Options<Values, Answer>,
) {
  const check = options.check ?? (() => ({}) as Faults<Name<Values>>);
  /** The fault that the server found; the form's own rules know nothing of it. */
  const refused = useRef("");
  const { ref, focusFault } = useFaultFocus();

  const form = useForm<Values>({ initialValues: options.initial, onValuesChange: mend });
  const write = useWrite<Answer>({ ...options, kept, place });

  /** What was changed is no longer at fault, nor is what only another choice had asked for. */
  function mend(values: Values): void {
    write.giveUp();
    options.onChange?.();
    if (Object.keys(form.errors).length === 0) return;
    const found: Readonly<Record<string, string | undefined>> = check(values);
    form.setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).map(([field, fault]) => [
          field,
          field === refused.current ? fault : found[field],
        ]),
      ),
    );
  }

  function show(faults: Readonly<Record<string, string | undefined>>): void {
    form.setErrors(faults);
    focusFault();
  }

  function place({ field, message }: Refusal): boolean {
    if (!(field in options.initial)) return false;
    refused.current = field;
    show({ [field]: message });
    return true;
  }

  /** Shows all that is wrong, and says the first of it. */
  function complain(faults: Faults<Name<Values>>): void {
    const [first] = Object.entries<string | undefined>(faults);
    if (!first?.[1]) return;
    refused.current = "";
    show(faults);
    toast.error(first[1], { file: first[0] === options.fileField });
  }

  /** Shows what is wrong with the form; true when nothing is. */
  function passes(): boolean {
    write.clear();
    form.clearErrors();
    // A lost order has passed once; what it may have done itself must not speak against sending it again.
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
    busy: write.busy,
    unanswered: write.unanswered,
    error: write.error,
    dirty: form.isDirty(),
    /** What the dialog around the form is told. */
    dialog: { formRef: ref, busy: write.busy, error: write.error, dirty: form.isDirty() },
    /** Goes to the form, so that its first fault is found. */
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
      if (passes()) send(order, act, said);
    },
    reset: () => {
      write.reset();
      form.reset();
    },
  };
}

/** What the view of a form needs of it. */
export type WriteForm<Values extends Record<string, unknown>> = Pick<
  ReturnType<typeof useWriteForm<Values>>,
  "values" | "busy" | "error" | "ref" | "set" | "field" | "faultOf"
>;
