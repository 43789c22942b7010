import type { Basic, Other } from "@/api/profileForm";
import { formatDate } from "@/lib/dates";
import { formatSalary } from "@/lib/salary";
import { type FieldGroup, type FieldRow, rowsOf } from "./fields";
import { basicGroups, otherGroups } from "./formFields";
import classes from "./ReadProfile.module.css";
import { RowTable } from "./RowTable";
import { certificateColumns, educationColumns, experienceColumns } from "./rowColumns";
import type { Profile } from "./useProfile";

/** What the read-through calls its five parts. */
export const readSteps = [
  "Basic Information",
  "Educational Information",
  "Experience",
  "Certification",
  "Family Details",
] as const;

export type ReadStep = (typeof readSteps)[number];

const none = "---";
const family = "Family";

/** What only those are told who work on the candidate. It is left out: '---' would say that it is not known. */
const personal: ReadonlySet<string> = new Set<keyof Basic | keyof Other>([
  "dateOfBirth",
  "gender",
  "maritalStatus",
  "bloodGroup",
  "address",
  "pin",
  "familyName",
  "relation",
  "occupation",
  "currentSalary",
  "expectedSalary",
]);

type Props = {
  part: ReadStep;
  profile: Profile;
  /** The reader does not see what is not needed to judge. */
  reduced: boolean;
};

/** One part of what a candidate entered, to be read. */
export function ReadProfile({ part, profile, reduced }: Props) {
  switch (part) {
    case "Basic Information":
      return (
        <Facts
          groups={basicGroups.filter(({ legend }) => legend !== family)}
          values={profile.basic.values}
          reduced={reduced}
        />
      );
    case "Educational Information":
      return <RowTable caption={part} columns={educationColumns} rows={profile.education} />;
    case "Experience":
      return <RowTable caption={part} columns={experienceColumns} rows={profile.experience} />;
    case "Certification":
      return <RowTable caption={part} columns={certificateColumns} rows={profile.certification} />;
    case "Family Details":
      return (
        <>
          <Facts
            groups={basicGroups.filter(({ legend }) => legend === family)}
            values={profile.basic.values}
            reduced={reduced}
          />
          <Facts groups={otherGroups} values={profile.other.values} reduced={reduced} />
        </>
      );
  }
}

type FactsProps<Values extends Record<string, string>> = {
  groups: readonly FieldGroup<Values>[];
  values: Values | null;
  reduced: boolean;
};

function Facts<Values extends Basic | Other>({ groups, values, reduced }: FactsProps<Values>) {
  const rows = rowsOf(groups).filter(({ name }) => !reduced || !personal.has(name));
  return (
    <dl className={classes.facts}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.label}</dt>
          <dd>{(values && textOf(row, values)) || none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A value as people read it. */
function textOf<Values extends Record<string, string>>(row: FieldRow<Values>, values: Values): string {
  const value = values[row.name] ?? "";
  if (value === "") return "";
  switch (row.kind) {
    case "date":
      return formatDate(value);
    case "yesNo":
      return value === "1" ? "Yes" : "No";
    case "salary":
      return formatSalary(value, row.per ? (values[row.per] ?? "") : "");
    default:
      return value;
  }
}
