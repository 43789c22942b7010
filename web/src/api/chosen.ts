/**
 * What this tab remembers of the login session: the chosen requisition and candidate, and the esa flag. It belongs to
 * one user; another user's login resets it.
 */
export type Chosen = {
  userId: string;
  requisitionId: string;
  position: string;
  candidateId: string;
  esa: boolean;
};

const key = "muster.chosen";

function isChosen(value: unknown): value is Chosen {
  return (
    typeof value === "object" &&
    value !== null &&
    "userId" in value &&
    "requisitionId" in value &&
    "esa" in value
  );
}

export function readChosen(): Chosen | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isChosen(stored) ? stored : null;
  } catch {
    return null;
  }
}

function write(chosen: Chosen): Chosen {
  sessionStorage.setItem(key, JSON.stringify(chosen));
  return chosen;
}

/** Starts a login with nothing chosen; the esa flag follows the user's ESA assignment. */
export function startChosen(userId: string, esa: boolean): Chosen {
  return write({ userId, requisitionId: "", position: "", candidateId: "", esa });
}

/** A tab opened during a login session may have nothing stored, or another user's choice. */
export function ensureChosen(userId: string, esa: boolean): Chosen {
  const chosen = readChosen();
  return chosen?.userId === userId ? chosen : startChosen(userId, esa);
}

export function choose(change: Partial<Omit<Chosen, "userId">>): void {
  const chosen = readChosen();
  if (chosen) write({ ...chosen, ...change });
}

export function clearChosen(): void {
  sessionStorage.removeItem(key);
}
