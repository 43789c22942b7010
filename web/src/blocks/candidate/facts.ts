import type { Facts } from "@/api/account";
import type { CandidateDetails } from "@/api/candidateDetails";
import { formatSalary } from "@/lib/salary";

/** '98817 26340' */
export function spacedMobile(mobile: string): string {
  return mobile.length === 10 ? `${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}

export function locationOf({ city, state }: CandidateDetails): string {
  return [city, state].filter(Boolean).join(", ");
}

export const grossOf = ({ currentGross, currentGrossPer }: CandidateDetails) =>
  formatSalary(currentGross, currentGrossPer);

/** '4 years'; text that is not a number stays as written. */
export function yearsOf(experience: string): string {
  if (!/^\d+(\.\d+)?$/.test(experience)) return experience;
  return `${experience} ${experience === "1" ? "year" : "years"}`;
}

/** Interviewers are told neither salary nor address, so screens leave these out rather than show them as unknown. */
export const seesPrivate = ({ manager, interviewer }: Facts) => manager || !interviewer;
