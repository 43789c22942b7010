import { Input, Select, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { NextOption } from "@/api/application";
import type { WriteForm } from "@/blocks/write/useWriteForm";
import { DatePicker } from "@/ui/DatePicker";
import { Segmented } from "@/ui/Segmented";
import { useTypeAhead } from "@/ui/typeAhead";
import { ScoreFields } from "./ScoreFields";
import classes from "./StageFields.module.css";
import { type Arranged, chooseStatus, chooseType, type StageValues } from "./values";

export type StageFieldsProps = {
  options: readonly NextOption[];
  /** The status is chosen already, and the form does not ask for it. */
  fixed?: boolean;
  form: WriteForm<StageValues>;
  today: string;
  /** 'Feedback' for calls and interviews, 'Comment' for offers and joining. */
  commentLabel: string;
  /** The factors an interview is scored by; empty without scores. */
  factors?: readonly string[];
  /** The choice of the interviewer; left out if the interviewer stays the same. */
  person?: ReactNode;
  /** The interview from which a new one starts. */
  arranged?: Arranged;
  /** What speaks against the time, and what is free instead. */
  hints?: ReactNode;
};

const longestComment = 2000;
const longestPlace = 500;
/** Shows all statuses of a stage at once: users who log sixty calls a day should not have to scroll. */
const statusesInSight = 420;

/** The fields of a stage: the status and the fields it requires. */
export function StageFields(props: StageFieldsProps) {
  const { options, form, today, factors = [], arranged } = props;
  const { values, field, faultOf } = form;
  const option = options.find(({ id }) => id === values.status);
  const where = values.type === "Offline" ? "Location" : "Link";
  const choose = (next: NextOption | undefined) => form.set(chooseStatus(values, option, next, arranged));
  const onType = useTypeAhead(
    options.map(({ label }) => label),
    option ? options.indexOf(option) : -1,
    (index) => choose(options[index]),
  );
  return (
    <div className={classes.stack}>
      {!props.fixed && (
        <Select
          size="md"
          label="Status"
          placeholder="Select status"
          required
          data={options.map(({ id, label }) => ({ value: id, label }))}
          value={values.status || null}
          onChange={(id) => choose(options.find((next) => next.id === id))}
          onKeyDownCapture={onType}
          maxDropdownHeight={statusesInSight}
          error={faultOf("status")}
          allowDeselect={false}
          data-autofocus
        />
      )}
      {option?.interview && (
        <div className={props.fixed ? classes.beside : classes.stack}>
          <Input.Wrapper label="Type" labelElement="div" required error={faultOf("type")}>
            <Segmented
              form
              label="Type"
              invalid={faultOf("type") !== undefined}
              {...field("type")}
              onChange={(type) => form.set(chooseType(values, type, arranged))}
              segments={[
                { value: "Online", label: "Online" },
                { value: "Offline", label: "Offline" },
              ]}
            />
          </Input.Wrapper>
          {props.person}
        </div>
      )}
      {option?.date && (
        <div className={classes.pair}>
          <DatePicker
            form
            label="Date"
            required={option.needsDate}
            min={option.firstDate || undefined}
            max={option.lastDate || undefined}
            today={today}
            {...field("date")}
          />
          {option.needsTime && <TextInput size="md" type="time" label="Time" required {...field("time")} />}
        </div>
      )}
      {option?.interview && props.hints}
      {option?.interview && (
        <TextInput
          size="md"
          label={where}
          required
          placeholder={`Please Add ${where} here*`}
          maxLength={longestPlace}
          {...field("place")}
        />
      )}
      {option && !option.interview && factors.length > 0 && (
        <ScoreFields
          factors={factors}
          scores={values.scores}
          onChange={(scores) => form.set({ scores })}
          error={faultOf("scores")}
        />
      )}
      {!option?.hidesFeedback && (
        <Textarea
          label={props.commentLabel}
          required={option?.needsComment ?? true}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={longestComment}
          {...field("comment")}
        />
      )}
    </div>
  );
}
