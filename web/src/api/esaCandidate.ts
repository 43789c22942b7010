import { bodyOf, candidateFields, type NewCandidate } from "./candidate";
import { client, unwrap, unwrapOne } from "./client";

/** The programme's public page: for what it takes applications, its terms and lists. */
export async function fetchEsaPage() {
  return unwrapOne(client.GET("/api/esa_candidates", {}));
}

export type EsaPage = Awaited<ReturnType<typeof fetchEsaPage>>;

export type EsaApplication = {
  candidate: NewCandidate;
  agreed: boolean;
  whatsapp: boolean;
  /** What somebody wrote into the field that people do not see. */
  trap: string;
  /** For how many milliseconds the page was open. */
  age: number;
};

/** Applies through the programme's link. The answer does not depend on who applies. */
export async function applyByLink(sent: EsaApplication): Promise<{ message: string }> {
  const { candidate, ...rest } = sent;
  const body = { ...bodyOf(candidate), SOURCE_OF_CANDIDATE: candidate.source, ...rest };
  const { message } = await unwrap(client.POST("/api/esa_candidates", { body }), candidateFields);
  return { message };
}
