import type { NextOption } from "@/api/application";
import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";

/** What is filled in when a candidate is moved on. What each status asks for comes from the server. */
export type StageValues = {
  /** The id of the status. */
  status: string;
  type: "" | "Online" | "Offline";
  person: string | null;
  date: string | null;
  /** HH:MM */
  time: string;
  place: string;
  comment: string;
  /** By factor, '' for none, else '1' to '5'. */
  scores: Readonly<Record<string, string>>;
};

export const emptyStage: StageValues = {
  status: "",
  type: "",
  person: null,
  date: null,
  time: "",
  place: "",
  comment: "",
  scores: {},
};

/** Another status keeps what was typed, and starts with its usual day where no other was chosen. */
export function chooseStatus(
  values: StageValues,
  before: NextOption | undefined,
  next: NextOption | undefined,
): StageValues {
  const chosen = values.date !== null && values.date !== before?.usualDate;
  return {
    ...values,
    status: next?.id ?? "",
    date: chosen ? values.date : next?.usualDate || null,
  };
}

/** Only what the status asks for is sent. */
export function sentOf(values: StageValues, option: NextOption | undefined, scored: boolean) {
  const arranges = option?.interview === true;
  return {
    status: values.status,
    comment: option?.hidesFeedback ? "" : values.comment.trim(),
    date: option?.date ? (values.date ?? "") : "",
    time: option?.needsTime ? values.time : "",
    type: arranges ? values.type : "",
    place: arranges ? values.place.trim() : "",
    person: arranges ? (values.person ?? "") : "",
    scores:
      scored && !arranges
        ? Object.entries(values.scores)
            .filter(([, score]) => score !== "")
            .map(([factor, score]) => ({ factor, score: Number(score) }))
        : [],
  };
}

const allFields = "All Fields Are Compulsory!!";
const selectDate = "Please Select Date!!";
const selectTime = "Please Select Time!!";
const addLink = "Please Add Link!!";
const addLocation = "Please Add Location!!";

/**
 * What the status asks for and was not filled in, in the order of the form. The server says what it asks for and checks the
 * same again; `conducted` is false where the person who conducts stays the same and is not asked for.
 */
export function checkStage(
  values: StageValues,
  option: NextOption | undefined,
  conducted = false,
): Faults<keyof StageValues> {
  const arranges = option?.interview === true;
  return faultsOf({
    status: !option && allFields,
    type: arranges && !values.type && allFields,
    person: arranges && conducted && !values.person && allFields,
    date: option?.date && option.needsDate && !values.date && selectDate,
    time: option?.date && option.needsTime && !values.time && selectTime,
    place: arranges && isBlank(values.place) && (values.type === "Offline" ? addLocation : addLink),
    comment: !option?.hidesFeedback && (option?.needsComment ?? true) && isBlank(values.comment) && allFields,
  });
}
