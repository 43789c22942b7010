import { useEffect, useRef } from "react";
import { type CallingTurn, holdCall, keyOfTurn } from "@/api/calling";
import { isAnswered } from "@/blocks/write/useAttempt";

/** A hold lasts 15 minutes. */
const renewal = 5 * 60_000;

/** Renews the hold while the page is in sight, and when it comes into sight again. */
export function useHolding(turn: CallingTurn | null | undefined, onRefused: (cause: unknown) => void): void {
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  useEffect(() => {
    if (!turn) return;
    function renew(): void {
      if (!turn || document.visibilityState !== "visible") return;
      holdCall(keyOfTurn(turn)).catch((cause) => {
        // What could not be sent is sent again next time.
        if (isAnswered(cause)) refused.current(cause);
      });
    }
    const timer = window.setInterval(renew, renewal);
    document.addEventListener("visibilitychange", renew);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [turn]);
}
