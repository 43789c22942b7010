import { useSuspenseQuery } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { ApiError } from "@/api/ApiError";
import { endSession, type Session } from "@/api/account";
import { ensureChosen } from "@/api/chosen";
import { sessionQuery } from "@/api/session";
import { statusesQuery } from "@/api/status";
import { notifyOtherTabs } from "./otherTabs";
import { createQueryClient } from "./queryClient";
import { forgetReturnPath, rememberReturnPath } from "./returnPath";
import { forgetSignIn, markSignedIn } from "./signIn";

export const queryClient = createQueryClient();

export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data;
}

/** Lets a signed-in user pass; sends others to the login, which returns them to the requested address. */
export async function requireSession(href: string): Promise<void> {
  try {
    // Loads the status colours too, so that no badge changes colour; without an answer the defaults apply.
    const statuses = queryClient.prefetchQuery(statusesQuery);
    const session = await queryClient.ensureQueryData(sessionQuery);
    await statuses;
    ensureChosen(session.userId, session.facts.esaAssigned);
    markSignedIn();
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 401) throw cause;
    dropSession(href);
    throw redirect({ to: "/" });
  }
}

/** There is no login session for this address: the login leads back to it. */
function dropSession(href: string): void {
  rememberReturnPath(href);
  forgetSignIn();
  queryClient.clear();
}

/** Gives up a session that has ended; the reload clears this user's data from memory. */
export function leaveEndedSession(href: string): void {
  dropSession(href);
  window.location.replace("/");
}

/** Signs out on purpose: forgets everything, and the reload clears this user's data from memory. */
export async function signOut(): Promise<{ message: string }> {
  const answer = await endSession();
  forgetSignIn();
  forgetReturnPath();
  notifyOtherTabs({ kind: "signedOut" });
  window.history.replaceState(null, "", "/");
  window.location.reload();
  return answer;
}
