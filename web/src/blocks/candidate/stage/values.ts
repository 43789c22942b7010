import type { NextOption } from "@/api/application";

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

export type StageField = "status" | "type" | "person" | "date" | "time" | "place" | "comment" | "scores";

/** Which field stands for a field of the call. */
export const stageFields: Readonly<Record<string, StageField>> = {
  STATUS: "status",
  INTERVIEW_TYPE: "type",
  METTING_CONDUCTED_BY_ID: "person",
  CALLBACK_DATE: "date",
  CALLBACK_TIME: "time",
  MEETING_LINK: "place",
  COMMENT: "comment",
  SCORES: "scores",
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

export function isTouched(values: StageValues): boolean {
  return (
    values.status !== "" ||
    values.comment !== "" ||
    values.place !== "" ||
    Object.keys(values.scores).length > 0
  );
}
