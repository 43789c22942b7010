import type { InterviewResult } from "@/api/interviewResult";
import { ClashHints } from "@/blocks/candidate/stage/ClashHints";
import { ScoreFields } from "@/blocks/candidate/stage/ScoreFields";
import { chooseStatus, chooseType, type StageValues } from "@/blocks/candidate/stage/values";
import { Segmented } from "@/ui/Segmented";
import { AreaField, Fields, SelectField, TextField } from "../parts/controls";
import { Field } from "../parts/Field";
import type { PageForm } from "../parts/usePageForm";
import type { ResultClashes } from "./useClashes";

const longestComment = 2000;
const longestPlace = 500;

type Props = { asked: InterviewResult; form: PageForm<StageValues>; clashes: ResultClashes };

/** The result and the fields it requires. The server says which. */
export function ResultFields({ asked, form, clashes }: Props) {
  const { values, set, faultOf } = form;
  const option = asked.results.find(({ id }) => id === values.status);
  const where = values.type === "Offline" ? "Location" : "Link";
  const choose = (id: string) => {
    const next = asked.results.find((result) => result.id === id);
    set(chooseStatus(values, option, next, asked));
  };
  return (
    <Fields>
      <SelectField
        id="status"
        label="Status"
        placeholder="Select status"
        required
        choices={asked.results.map(({ id, label }) => ({ value: id, label }))}
        value={values.status}
        onChange={choose}
        error={faultOf("status")}
      />
      {option?.interview && (
        <Field id="type" label="Type" required group error={faultOf("type")}>
          <Segmented
            form
            label="Type"
            invalid={faultOf("type") !== undefined}
            value={values.type}
            onChange={(type) => set(chooseType(values, type, asked))}
            segments={[
              { value: "Online", label: "Online" },
              { value: "Offline", label: "Offline" },
            ]}
          />
        </Field>
      )}
      {option?.date && (
        <TextField
          id="date"
          label="Date"
          type="date"
          span={3}
          half
          required={option.needsDate}
          min={option.firstDate || undefined}
          max={option.lastDate || undefined}
          value={values.date ?? ""}
          onChange={(date) => set({ date: date || null })}
          error={faultOf("date")}
        />
      )}
      {option?.date && option.needsTime && (
        <TextField
          id="time"
          label="Time"
          type="time"
          span={3}
          half
          required
          value={values.time}
          onChange={(time) => set({ time })}
          error={faultOf("time")}
        />
      )}
      {option?.interview && (
        <ClashHints arranging={clashes} timed={values.time !== ""} onChoose={(hour) => set(hour)} />
      )}
      {option?.interview && (
        <TextField
          id="place"
          label={where}
          required
          placeholder={`Please Add ${where} here*`}
          maxLength={longestPlace}
          value={values.place}
          onChange={(place) => set({ place })}
          error={faultOf("place")}
        />
      )}
      {option && !option.interview && asked.factors.length > 0 && (
        <div style={{ gridColumn: "1 / -1" }}>
          <ScoreFields
            factors={asked.factors}
            scores={values.scores}
            onChange={(scores) => set({ scores })}
            error={faultOf("scores")}
          />
        </div>
      )}
      {!option?.hidesFeedback && (
        <AreaField
          id="comment"
          label="Feedback"
          required={option?.needsComment ?? true}
          maxLength={longestComment}
          value={values.comment}
          onChange={(comment) => set({ comment })}
          error={faultOf("comment")}
        />
      )}
    </Fields>
  );
}
