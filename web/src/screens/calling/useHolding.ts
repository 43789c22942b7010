import { useEffect, useRef } from "react";
import type { ApplicationKey } from "@/api/application";
import { type CallingTurn, keyOfTurn } from "@/api/calling";
import { isAnswered } from "@/blocks/write/useAttempt";

/** A hold lasts 15 minutes. */
const renewal = 5 * 60_000;

/** Renews the hold while the page is in sight, and when it comes into sight again. */
export function useHolding(
  turn: CallingTurn | null | undefined,
  hold: (of: ApplicationKey) => Promise<unknown>,
  onRefused: (cause: unknown) => void,
): void {
  const latest = useRef({ hold, onRefused });
  useEffect(() => {
    latest.current = { hold, onRefused };
  });
  useEffect(() => {
    if (!turn) return;
    function renew(): void {
      if (!turn || document.visibilityState !== "visible") return;
      latest.current.hold(keyOfTurn(turn)).catch((cause) => {
        // What could not be sent is sent again next time.
        if (isAnswered(cause)) latest.current.onRefused(cause);
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
