/** The addresses of the public pages; a segment in braces stands for any text. The server has the same list. */
export const publicPaths = [
  "/candidate_form/{candidateId}",
  "/candidate_info_form",
  "/can_resume/{id1}/{id2}/{id3}",
  "/esa_add_candidate",
  "/opt_out",
  "/requisition_approval",
  "/interview_result",
  "/interview_reply",
  "/smaller_pdf",
] as const;

export type PublicPath = (typeof publicPaths)[number];

/** The page of an address, and what stands for its braces; null if it is no public page. */
export function publicPageOf(address: string): { path: PublicPath; ids: string[] } | null {
  const given = address.split("/");
  for (const path of publicPaths) {
    const own = path.split("/");
    const ids: string[] = [];
    const fits = own.every((part, i) => {
      if (!part.startsWith("{")) return part === given[i];
      ids.push(given[i] ?? "");
      return given[i] !== undefined && given[i] !== "";
    });
    if (fits && own.length === given.length) return { path, ids };
  }
  return null;
}

export const isPublicPath = (address: string) => publicPageOf(address) !== null;
