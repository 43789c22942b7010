import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { LoginAnswer, Session } from "@/api/account";
import { codeOf, useCode } from "@/ui/onDemand";
import { giveUpForms } from "@/ui/unsaved";
import { leaveEndedSession, queryClient } from "../session";
import { goOnSignedIn, useSessionEnded } from "../sessionEnd";
import { beginSession, renewSession } from "../signIn";

export const signInDialog = codeOf(async () => (await import("./SignInDialog")).SignInDialog);

/** Asks for the login over the screen when the session has ended. Unlike other dialogs it does not go with the screen. */
export function SignInAgain({ session }: { session: Session }) {
  const { history } = useRouter();
  const ended = useSessionEnded();
  const Dialog = useCode(signInDialog, ended);
  // Drawn closed once before, so that it returns the focus.
  const there = Dialog !== undefined;
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(there), [there]);

  function signedIn(answer: LoginAnswer): void {
    if (answer.userId === session.userId) {
      renewSession(answer.userId);
      goOnSignedIn();
      void queryClient.invalidateQueries(undefined, { cancelRefetch: false });
      return;
    }
    // Of what waits to be sent for the user before, nothing survives the new page.
    giveUpForms();
    window.location.replace(beginSession(answer));
  }

  function leave(): void {
    giveUpForms();
    leaveEndedSession(history.location.href);
  }

  return (
    Dialog && <Dialog opened={ended && drawn} mobile={session.mobile} onSignedIn={signedIn} onLeave={leave} />
  );
}
