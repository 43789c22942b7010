import type { ResultLink } from "@/api/interviewResult";

/** The values of the link, as they stand in the address; null when some that matter are missing. */
export function readLink(search: string): ResultLink | null {
  const values = new URLSearchParams(search);
  const read = (name: keyof ResultLink) => values.get(name) ?? "";
  const link: ResultLink = {
    interview: read("interview"),
    person: read("person"),
    until: read("until"),
    signature: read("signature"),
  };
  return link.interview && link.signature ? link : null;
}
