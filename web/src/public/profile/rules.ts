import type { Basic, Certificate, Education, Experience, Mode, Other } from "@/api/profileForm";
import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";
import { perOf, salaryFault } from "@/lib/salary";
import { type FieldRow, rowsOf } from "./fields";
import { basicGroups, otherGroups } from "./formFields";
import { certificateRows, educationRows, experienceRows } from "./tableFields";

/** The rules of the five steps, all faults at once in the order of the fields. The server has the same and decides. */

export const allFields = "Please All Fields Are Required";
const validEmail = "Please Enter Valid Email ID";
const validPin = "Please Enter Valid PIN Code";
const validBirth = "Please Enter Valid Date Of Birth";
const validYears = "Please enter 0 to 60 years";
const joinsLater = "Please choose a day from today";
const interviewedBefore = "The interview date cannot be in the future";
const fillTenure = "Please Fill Your Tenure";
const addTenure = "Please Add Your Education Tenure";
const addStart = "Please add start date";
const expiresBefore = "Please choose an expiry that is not before the start date";

export const earliestBirth = "1930-01-01";

export type FaultsIn<Values> = Faults<keyof Values & string>;

/** The faults of single fields, sorted as the form is, each field's missing value first. */
function inOrder<Values extends Record<string, string>>(
  rows: readonly FieldRow<Values>[],
  values: Readonly<Values>,
  found: Partial<Record<keyof Values & string, string | false>>,
  unchecked: readonly (keyof Values & string)[] = [],
): FaultsIn<Values> {
  const ordered = rows
    .filter(({ when }) => !when || when(values))
    .map(({ name, required, kind }) => {
      const needed = required && kind !== "fixed" && !unchecked.includes(name);
      return [name, (needed && isBlank(values[name] ?? "") && allFields) || found[name] || false];
    });
  return faultsOf(Object.fromEntries(ordered));
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
const isYears = (text: string) => /^\d*\.?\d*$/.test(text.trim()) && Number(text) <= 60;
const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export function checkBasic(values: Readonly<Basic>, today: string): FaultsIn<Basic> {
  const born = values.dateOfBirth;
  return inOrder(rowsOf(basicGroups), values, {
    email: !isEmail(values.email) && validEmail,
    dateOfBirth: (born < earliestBirth || born > today) && validBirth,
    pin: !/^\d{6}$/.test(values.pin.replaceAll(" ", "")) && validPin,
  });
}

/** `saved` is what is stored: its day of joining was right when it was typed, and may be over. */
export function checkOther(
  values: Readonly<Other>,
  today: string,
  saved: Readonly<Partial<Other>>,
): FaultsIn<Other> {
  const { ableToJoin } = values;
  return inOrder(rowsOf(otherGroups), values, {
    ableToJoin: ableToJoin !== "" && ableToJoin !== saved.ableToJoin && ableToJoin < today && joinsLater,
    currentSalary: salaryFault(values.currentSalary, saved.currentSalary),
    expectedSalary: salaryFault(values.expectedSalary, saved.expectedSalary),
    totalExperience: !isYears(values.totalExperience) && validYears,
    interviewedOn: values.interviewedOn > today && interviewedBefore,
  });
}

type Tenure = Mode & { from: string; to: string };

/** What is wrong with a tenure: without a mode nothing else is asked. */
function checkTenure({ mode, from, to }: Tenure, today: string, sentence: string) {
  const month = today.slice(0, 7);
  if (mode === "") return { mode: sentence };
  return {
    from: (!isMonth(from) || from > month) && sentence,
    to: mode === "over" && (!isMonth(to) || to > month || to < from) && sentence,
  };
}

const tenure = ["mode", "from", "to"] as const;

export const checkEducation = (values: Readonly<Education>, today: string): FaultsIn<Education> =>
  inOrder(educationRows, values, checkTenure(values, today, addTenure), tenure);

export const checkExperience = (values: Readonly<Experience>, today: string): FaultsIn<Experience> =>
  inOrder(experienceRows, values, checkTenure(values, today, fillTenure), tenure);

export function checkCertificate(values: Readonly<Certificate>, today: string): FaultsIn<Certificate> {
  const { from, to } = values;
  const found = {
    from: (!isMonth(from) || from > today.slice(0, 7)) && addStart,
    to: to !== "" && (!isMonth(to) || to < from) && expiresBefore,
  };
  return inOrder(certificateRows, values, found, ["from", "to"]);
}

/** What is sent: a salary with the period that stands beside it, even if nobody had to choose it. */
export const withPeriods = (values: Other): Other => ({
  ...values,
  currentSalaryPer: perOf(values.currentSalary, values.currentSalaryPer),
  expectedSalaryPer: perOf(values.expectedSalary, values.expectedSalaryPer),
});
