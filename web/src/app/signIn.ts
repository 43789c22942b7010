import { ApiError } from "@/api/ApiError";
import { fetchSession, type LoginAnswer } from "@/api/account";
import { clearChosen, startChosen } from "@/api/chosen";
import { landingPath } from "@/routes";
import { tellOtherTabs } from "./otherTabs";
import { takeReturnPath } from "./returnPath";

// The cookie is out of a script's reach, so a mark beside it says that asking for the session is worth a call.
const mark = "muster.signedIn";

export function markSignedIn(): void {
  localStorage.setItem(mark, "1");
}

/** Forgets everything this browser keeps about the login session. */
export function forgetSignIn(): void {
  localStorage.removeItem(mark);
  clearChosen();
}

/** Starts the login session in this tab and says where it leads. */
export function beginSession({ userId, esaAssigned }: LoginAnswer): string {
  startChosen(userId, esaAssigned);
  markSignedIn();
  tellOtherTabs({ kind: "signedIn", userId });
  return takeReturnPath() ?? landingPath(esaAssigned);
}

/** The screen to show instead of the login to somebody who is signed in already; null when nobody is. */
export async function landingOfLiveSession(): Promise<string | null> {
  if (localStorage.getItem(mark) === null) return null;
  try {
    const session = await fetchSession();
    return landingPath(session.facts.esaAssigned);
  } catch (cause) {
    // Another failure than "not signed in" says nothing about the session; the login form is shown all the same.
    if (cause instanceof ApiError && cause.status === 401) forgetSignIn();
    return null;
  }
}
