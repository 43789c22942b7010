import { ApiError } from "@/api/ApiError";
import { fetchSession, type LoginAnswer } from "@/api/account";
import { clearChosen, startChosen } from "@/api/chosen";
import { landingPath } from "@/routes";
import { notifyOtherTabs } from "./otherTabs";
import { takeReturnPath } from "./returnPath";

// Scripts cannot read the cookie, so this mark says whether requesting the session is worth a call.
const mark = "muster.signedIn";

export function markSignedIn(): void {
  localStorage.setItem(mark, "1");
}

/** Forgets everything this browser keeps about the login session. */
export function forgetSignIn(): void {
  localStorage.removeItem(mark);
  clearChosen();
}

/** Starts the login session in this tab and returns the screen it leads to. */
export function beginSession({ userId, ...facts }: LoginAnswer): string {
  startChosen(userId, facts.esaAssigned);
  markSignedIn();
  notifyOtherTabs({ kind: "signedIn", userId });
  return takeReturnPath() ?? landingPath(facts);
}

/** Goes on with the login session of the same user, here and in the other tabs. */
export function renewSession(userId: string): void {
  markSignedIn();
  notifyOtherTabs({ kind: "signedIn", userId });
}

/** The screen to show instead of the login to a signed-in user; null without a session. */
export async function landingOfLiveSession(): Promise<string | null> {
  if (localStorage.getItem(mark) === null) return null;
  try {
    const session = await fetchSession();
    return landingPath(session.facts);
  } catch (cause) {
    // Other failures say nothing about the session; show the login form anyway.
    if (cause instanceof ApiError && cause.status === 401) forgetSignIn();
    return null;
  }
}
