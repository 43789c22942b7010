import { Input, Select, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { NextOption } from "@/api/application";
import { DatePicker } from "@/ui/DatePicker";
import { Segmented } from "@/ui/Segmented";
import { useTypeAhead } from "@/ui/typeAhead";
import { ScoreFields } from "./ScoreFields";
import classes from "./StageFields.module.css";
import { chooseStatus, type StageField, type StageValues } from "./values";

export type StageFieldsProps = {
  options: readonly NextOption[];
  values: StageValues;
  onChange: (values: StageValues) => void;
  faultOf: (field: StageField) => string | undefined;
  today: string;
  /** 'Feedback' in calls and interviews, 'Comment' where an offer or the joining day is spoken of. */
  commentLabel: string;
  /** What an interview is scored by; empty where it is not. */
  factors?: readonly string[];
  /** The choice of who conducts; left out where that stays the same person. */
  person?: ReactNode;
};

const longestComment = 2000;
const longestPlace = 500;
/** All statuses of a stage in sight at once: who logs sixty calls a day does not scroll for one. */
const statusesInSight = 420;

/** The fields of a stage: the status, and what that status asks for. */
export function StageFields(props: StageFieldsProps) {
  const { options, values, onChange, faultOf, today, factors = [] } = props;
  const option = options.find(({ id }) => id === values.status);
  const set = (change: Partial<StageValues>) => onChange({ ...values, ...change });
  const where = values.type === "Offline" ? "Location" : "Link";
  const choose = (next: NextOption | undefined) => onChange(chooseStatus(values, option, next));
  const onType = useTypeAhead(
    options.map(({ label }) => label),
    option ? options.indexOf(option) : -1,
    (index) => choose(options[index]),
  );
  return (
    <div className={classes.stack}>
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
      {option?.interview && (
        <>
          <Input.Wrapper label="Type" labelElement="div" required error={faultOf("type")}>
            <Segmented
              form
              label="Type"
              invalid={faultOf("type") !== undefined}
              value={values.type}
              onChange={(type) => set({ type })}
              segments={[
                { value: "Online", label: "Online" },
                { value: "Offline", label: "Offline" },
              ]}
            />
          </Input.Wrapper>
          {props.person}
        </>
      )}
      {option?.date && (
        <div className={classes.pair}>
          <DatePicker
            form
            label="Date"
            required={option.needsDate}
            value={values.date}
            onChange={(date) => set({ date })}
            min={option.firstDate || undefined}
            max={option.lastDate || undefined}
            today={today}
            error={faultOf("date")}
          />
          {option.needsTime && (
            <TextInput
              size="md"
              type="time"
              label="Time"
              required
              value={values.time}
              onChange={(event) => set({ time: event.currentTarget.value })}
              error={faultOf("time")}
            />
          )}
        </div>
      )}
      {option?.interview && (
        <TextInput
          size="md"
          label={where}
          required
          placeholder={`Please Add ${where} here*`}
          maxLength={longestPlace}
          value={values.place}
          onChange={(event) => set({ place: event.currentTarget.value })}
          error={faultOf("place")}
        />
      )}
      {option && !option.interview && factors.length > 0 && (
        <ScoreFields
          factors={factors}
          scores={values.scores}
          onChange={(scores) => set({ scores })}
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
          value={values.comment}
          onChange={(event) => set({ comment: event.currentTarget.value })}
          error={faultOf("comment")}
        />
      )}
    </div>
  );
}
