import type { NextOption } from "@/api/application";
import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";

/** The values of a move. The server says which fields each status requires. */
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

/** What was arranged for an interview that may be rescheduled. */
export type Arranged = { type: string; personId?: string; date: string; time: string; place: string };

const typeOf = (type: string) => (type === "Online" || type === "Offline" ? type : "");

/** A new arrangement starts from the one before it, without what was typed already. */
function fromArranged(values: StageValues, next: NextOption, arranged: Arranged): Partial<StageValues> {
  return {
    type: values.type || typeOf(arranged.type),
    person: values.person ?? (arranged.personId || null),
    date: arranged.date && arranged.date >= next.firstDate ? arranged.date : next.usualDate || null,
    time: values.time || arranged.time,
    place: values.place || arranged.place,
  };
}

/** How the last interview was arranged, where nothing was typed. A place goes with its type. */
export function fillRemembered(values: StageValues, last: Arranged): Partial<StageValues> {
  const type = values.type || typeOf(last.type);
  return {
    type,
    person: values.person ?? (last.personId || null),
    place: values.place || (type === last.type ? last.place : ""),
  };
}

/** Changes the status: keeps what was typed, and sets the default day and time unless the user chose others. */
export function chooseStatus(
  values: StageValues,
  before: NextOption | undefined,
  next: NextOption | undefined,
  arranged?: Arranged,
): StageValues {
  const chosen = values.date !== null && values.date !== before?.usualDate;
  const timed = values.time !== "" && values.time !== before?.usualTime;
  const time = timed ? values.time : (next?.usualTime ?? "");
  const again = next?.interview && arranged ? fromArranged({ ...values, time }, next, arranged) : null;
  return {
    ...values,
    time,
    ...again,
    status: next?.id ?? "",
    date: chosen ? values.date : (again?.date ?? (next?.usualDate || null)),
  };
}

/** Changes the type. The link of an online interview is no location, so a place from before goes with its type. */
export function chooseType(
  values: StageValues,
  type: StageValues["type"],
  arranged?: Arranged,
): Partial<StageValues> {
  if (arranged && type !== arranged.type && values.place === arranged.place) return { type, place: "" };
  if (arranged && type === arranged.type && values.place === "") return { type, place: arranged.place };
  return { type };
}

/** Sends only the fields of the status. */
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
 * The missing fields of the status, in the order of the form. The server says which are required and checks them again;
 * `conducted` is false if the interviewer stays the same and is not asked for.
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
