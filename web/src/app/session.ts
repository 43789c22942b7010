import { useSuspenseQuery } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { ApiError } from "@/api/ApiError";
import { endSession, type Session } from "@/api/account";
import { ensureChosen } from "@/api/chosen";
import { sessionQuery } from "@/api/session";
import { statusesQuery } from "@/api/status";
import { tellOtherTabs } from "./otherTabs";
import { createQueryClient } from "./queryClient";
import { forgetReturnPath, rememberReturnPath } from "./returnPath";
import { forgetSignIn, markSignedIn } from "./signIn";

export const queryClient = createQueryClient();

export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data;
}

/** Lets a signed-in user pass; sends anybody else to the login, which leads back to the asked-for address. */
export async function requireSession(href: string): Promise<void> {
  try {
    // The colours of statuses come along, so that none is drawn in another one first; without an answer the usual ones do.
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

/** The session is over without the user's doing: expired, revoked, or ended in another tab. */
export function dropSession(href: string): void {
  rememberReturnPath(href);
  forgetSignIn();
  queryClient.clear();
}

/** Signing out on purpose: nothing is remembered, and the reload leaves no data of this user in memory. */
export async function signOut(): Promise<{ message: string }> {
  const answer = await endSession();
  forgetSignIn();
  forgetReturnPath();
  tellOtherTabs({ kind: "signedOut" });
  window.history.replaceState(null, "", "/");
  window.location.reload();
  return answer;
}
