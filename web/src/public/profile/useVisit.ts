import { useCallback, useEffect, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { type CandidateForm, fetchCandidateForm } from "@/api/candidateForm";
import { type CandidateLink, type OpenedLink, openCandidateLink, readFormLink } from "@/api/candidateSession";
import { forgetLink, keepLink, keptLink } from "./keptLink";
import { clearOldShelves, lastCandidate } from "./shelf";

/** What the page shows: the start, which asks who came; the form; or why there is neither. */
export type Visit =
  | { kind: "loading" }
  | { kind: "failed"; text: string }
  | { kind: "over"; title: string; text: string }
  | { kind: "start"; opened: OpenedLink; link: CandidateLink | null }
  | { kind: "form"; form: OpenForm };

/** The form, and whether the candidate is there and not staff. */
export type OpenForm = CandidateForm & { own: boolean };

const noLink: Visit = {
  kind: "over",
  title: "Please open your link",
  text: "It is in the message that your recruiter sent you.",
};
const nothingMore = "There is nothing more to do here. You can close this page.";

const textOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
const isStranger = (cause: unknown) =>
  cause instanceof ApiError && (cause.status === 401 || cause.status === 403);
const isFinal = (cause: unknown) =>
  cause instanceof ApiError && !cause.offline && cause.status < 500 && cause.status !== 429;

const refusedBy = (cause: unknown): Visit =>
  isFinal(cause)
    ? { kind: "over", title: "This link cannot be used", text: textOf(cause) }
    : { kind: "failed", text: textOf(cause) };

/**
 * Who is signed in, or began a visit here before, sees the form; everybody else begins with the link, and asks for no
 * form, which would be refused. Where a visit began before, both are asked for at once: on a slow line one after the
 * other takes twice as long. The link also says whether this browser is the candidate's: staff open the same form.
 */
async function lookUp(candidate: string, link: CandidateLink | null): Promise<Visit> {
  const opening = openCandidateLink(link ?? { kind: "form", candidate }).then(
    (opened) => ({ opened, visit: startBy(opened, link) }),
    (cause: unknown) => ({ opened: null, visit: refusedBy(cause) }),
  );
  if (link && lastCandidate.read() !== candidate) {
    const { opened, visit } = await opening;
    if (opened && !opened.open && !opened.staff) return visit;
  }
  let form: CandidateForm;
  try {
    form = await fetchCandidateForm(candidate);
  } catch (cause) {
    if (!isStranger(cause)) return refusedBy(cause);
    return link ? (await opening).visit : noLink;
  }
  const { opened, visit } = await opening;
  if (visit.kind === "failed") return visit;
  lastCandidate.write(candidate);
  const own = opened?.open === true;
  if (form.consent.given || !own) return { kind: "form", form: { ...form, own } };
  return { kind: "start", opened, link: null };
}

const startBy = (opened: OpenedLink, link: CandidateLink | null): Visit => ({ kind: "start", opened, link });

export function useVisit(candidate: string) {
  const [visit, setVisit] = useState<Visit>({ kind: "loading" });
  const [link] = useState(
    () => readFormLink(candidate, window.location.search) ?? keptLink("form", candidate),
  );
  const load = useCallback(async () => {
    const found = candidate ? await lookUp(candidate, link) : noLink;
    // The address is copied and stays in the history: it loses what opens the form.
    if (found.kind === "form" && link) keepLink(link);
    setVisit(found);
  }, [candidate, link]);
  useEffect(() => {
    clearOldShelves(new Date());
    void load();
  }, [load]);
  return {
    visit,
    link,
    again: () => void load(),
    /** Ends the visit with a last word. */
    leave: (text: string) => {
      forgetLink("form", candidate);
      setVisit({ kind: "over", title: text, text: nothingMore });
    },
  };
}
