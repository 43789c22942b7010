import { useEffect, useState, useSyncExternalStore } from "react";
import { type CandidateForm, type FormStep, fetchFormDraft, keepFormDraft } from "@/api/candidateForm";
import { DraftKeeper, type Keeping } from "./DraftKeeper";
import { onOtherTab, shelfOf } from "./shelf";
import { steps } from "./steps";

export type Keepers = Readonly<Record<FormStep, DraftKeeper>>;

function keepersOf({ candidate, drafts }: CandidateForm): Keepers {
  const entries = steps.map(({ id: step }) => {
    const remote = {
      get: () => fetchFormDraft(candidate, step),
      put: (body: string, version: number) => keepFormDraft(candidate, step, { body, version }),
    };
    const server = drafts.find((draft) => draft.step === step) ?? null;
    return [step, new DraftKeeper(remote, shelfOf(candidate, step), server)] as const;
  });
  return Object.fromEntries(entries) as Record<FormStep, DraftKeeper>;
}

const unkept = { read: () => null, write: () => {} };

function looseKeepers(): Keepers {
  const entries = steps.map(({ id }) => [id, new DraftKeeper(null, unkept, null)] as const);
  return Object.fromEntries(entries) as Record<FormStep, DraftKeeper>;
}

/**
 * One keeper for each step, which send what is unsent when the page is left and when the line is back. Nothing of what
 * staff type is kept; they are asked before they leave it.
 */
export function useKeepers(form: CandidateForm, kept: boolean): Keepers {
  const [keepers] = useState(() => (kept ? keepersOf(form) : looseKeepers()));
  useEffect(() => {
    const all = Object.values(keepers);
    const flush = () => {
      for (const keeper of all) keeper.flush();
    };
    const leaves = steps.map(({ id }) => onOtherTab(form.candidate, id, () => keepers[id].adopt()));
    const warn = (event: BeforeUnloadEvent) => {
      const typed = all.some((keeper) => Object.keys(keeper.now().draft.fields).length > 0);
      if (!kept && typed) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    window.addEventListener("online", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("online", flush);
      document.removeEventListener("visibilitychange", flush);
      for (const leave of leaves) leave();
      for (const keeper of all) keeper.stop();
    };
  }, [keepers, kept, form.candidate]);
  return keepers;
}

export const useDraft = (keeper: DraftKeeper) => useSyncExternalStore(keeper.subscribe, keeper.now);

/** The worst first: what is not saved must be in sight. */
const order: readonly Keeping[] = ["ended", "closed", "refused", "waiting", "saving", "saved"];

/** Whether everything that was typed is kept, over all steps; "" while nothing was typed. */
export function useKeeping(keepers: Keepers): { keeping: Keeping | ""; savedAt: Date | null } {
  const all = [
    useDraft(keepers.basic),
    useDraft(keepers.education),
    useDraft(keepers.experience),
    useDraft(keepers.certification),
    useDraft(keepers.other),
  ];
  const keeping = order.find((word) => all.some((kept) => kept.keeping === word)) ?? "saved";
  const times = all.flatMap(({ savedAt }) => (savedAt ? [savedAt.getTime()] : []));
  const typed = all.some(({ draft }) => Object.keys(draft.fields).length > 0);
  if (keeping === "saved" && times.length === 0 && !typed) return { keeping: "", savedAt: null };
  return { keeping, savedAt: times.length > 0 ? new Date(Math.max(...times)) : null };
}
