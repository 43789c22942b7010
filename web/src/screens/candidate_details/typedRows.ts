import type { CandidateDetails } from "@/api/candidateDetails";
import type { Typed } from "@/api/programme";
import { grossOf } from "@/blocks/candidate/facts";
import { formatSalary } from "@/lib/salary";

export type TypedRow = { label: string; record: string; typed: string; differs: boolean };

const work = ({ experienced, working }: { experienced: boolean; working: boolean }) =>
  experienced ? "Experienced" : working ? "Is Working" : "";

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What was typed beside the record. Fields that nobody has filled in are left out. */
export function typedRows(details: CandidateDetails, typed: Typed): readonly TypedRow[] {
  const rows: readonly (readonly [string, string, string])[] = [
    ["Full Name", details.name, typed.name],
    ["Mobile", details.mobile, typed.mobile],
    ["Email", details.email, typed.email],
    ["Address", details.address, typed.address],
    ["State", details.state, typed.state],
    ["City", details.city, typed.city],
    ["Work", work(details), work(typed)],
    ["Experience", details.experience, typed.experience],
    ["Relative Experience", details.experienceIn, typed.experienceIn],
    ["Notice Period", details.noticePeriod, typed.noticePeriod],
    ["Current Gross", grossOf(details), formatSalary(typed.currentGross, typed.currentGrossPer)],
    ["Current Designation", details.currentDesignation, typed.currentDesignation],
    ["Current Company", details.currentCompany, typed.currentCompany],
  ];
  return rows
    .filter(([, record, told]) => record !== "" || told !== "")
    .map(([label, record, told]) => ({
      label,
      record,
      typed: told,
      differs: told !== "" && !same(record, told),
    }));
}
