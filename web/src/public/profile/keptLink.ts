import type { CandidateLink } from "@/api/candidateSession";

/**
 * The link that opened this tab. The address loses the signature once the visit has begun; the tab keeps it, so that a
 * visit that ended can be begun again.
 */

const keyOf = ({ kind, candidate }: Pick<CandidateLink, "kind" | "candidate">) =>
  `muster.link.${kind}.${candidate}`;

export function keepLink(link: CandidateLink): void {
  try {
    sessionStorage.setItem(keyOf(link), JSON.stringify(link));
  } catch {
    // Without storage the link has to be opened again.
  }
  const address = new URL(window.location.href);
  for (const name of ["requisition", "user", "until", "signature"]) address.searchParams.delete(name);
  window.history.replaceState(null, "", address);
}

export function keptLink(kind: CandidateLink["kind"], candidate: string): CandidateLink | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf({ kind, candidate })) ?? "null") as CandidateLink | null;
  } catch {
    return null;
  }
}

export function forgetLink(kind: CandidateLink["kind"], candidate: string): void {
  try {
    sessionStorage.removeItem(keyOf({ kind, candidate }));
  } catch {
    // There was none.
  }
}
