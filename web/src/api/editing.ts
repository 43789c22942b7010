/** The open form of Edit Candidate Details, so that a reload reopens it: whose it is and whether saving failed. */
export type Editing = { candidate: string; failed: boolean };

const key = "muster.editing";

export function readEditing(): Editing | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null || !("candidate" in stored)) return null;
    return { candidate: String(stored.candidate), failed: "failed" in stored && stored.failed === true };
  } catch {
    return null;
  }
}

export function rememberEditing(editing: Editing): void {
  sessionStorage.setItem(key, JSON.stringify(editing));
}

export function forgetEditing(): void {
  sessionStorage.removeItem(key);
}
