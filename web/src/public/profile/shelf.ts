import type { FormStep } from "@/api/candidateForm";
import type { Shelf } from "./DraftKeeper";
import { steps } from "./steps";

/** What this device keeps of candidates' forms. Without storage, as in a private window, the server alone keeps it. */

const prefix = "muster.draft.";
const lastVisitor = "muster.candidate";
/** No link is valid longer. */
const longest = 14 * 86_400_000;

const keyOf = (candidate: string, step: FormStep) => `${prefix}${candidate}.${step}`;

function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function shelfOf(candidate: string, step: FormStep): Shelf {
  const key = keyOf(candidate, step);
  return {
    read: () => quietly(() => localStorage.getItem(key), null),
    write: (text) => quietly(() => localStorage.setItem(key, text), undefined),
  };
}

/** Calls back when another tab has typed into the step. */
export function onOtherTab(candidate: string, step: FormStep, listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => key === keyOf(candidate, step) && listener();
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

/** Forgets the drafts of a candidate: the consent is withdrawn. */
export function clearShelves(candidate: string): void {
  for (const { id } of steps) quietly(() => localStorage.removeItem(keyOf(candidate, id)), undefined);
}

/** Forgets drafts whose links have ended long ago: they are personal, and the device may be shared. */
export function clearOldShelves(now: Date): void {
  quietly(() => {
    const old = Object.keys(localStorage).filter((key) => {
      if (!key.startsWith(prefix)) return false;
      const at = quietly(() => Date.parse(JSON.parse(localStorage.getItem(key) ?? "").at), Number.NaN);
      return !(now.getTime() - at < longest);
    });
    for (const key of old) localStorage.removeItem(key);
  }, undefined);
}

/** Whose form was last open here; the page that reads it has no id in its address. */
export const lastCandidate = {
  read: () => quietly(() => localStorage.getItem(lastVisitor) ?? "", ""),
  write: (candidate: string) => quietly(() => localStorage.setItem(lastVisitor, candidate), undefined),
};
