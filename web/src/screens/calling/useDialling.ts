import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ApplicationKey, NextMoves } from "@/api/application";
import { placeCall } from "@/api/phoneCall";
import { sessionQuery } from "@/api/session";
import { useWrite } from "@/blocks/write/useWrite";

const wentWrong = "Something went wrong! Please try again";

/** Calls the candidate: through the telephony service, or from the user's own telephone where there is none. */
export function useDialling(of: ApplicationKey, mobile: string, next: NextMoves) {
  const { telephony } = useSuspenseQuery(sessionQuery).data;
  const link = useRef<HTMLAnchorElement>(null);
  const presses = useRef(0);
  const call = useWrite({ topics: ["message"], unanswered: wentWrong });
  const may = next.buttons.find(({ action }) => action === "call");
  const served = telephony && may?.shown === true;
  // The number may be unfit, or somebody else is calling.
  const off = next.held !== "" || !/^\d{10}$/.test(mobile) || (served && !may.enabled);
  return {
    link,
    /** By the service; else the link dials. */
    served,
    off,
    busy: call.busy,
    reason: next.held || (served && !may.enabled ? may.reason : ""),
    dial: () => {
      if (off || call.busy) return;
      if (!served) {
        link.current?.click();
        return;
      }
      if (call.unanswered) {
        call.repeat();
        return;
      }
      presses.current++;
      call.run({ ...of, press: presses.current }, (key) => placeCall(of, key));
    },
  };
}

export type Dialling = ReturnType<typeof useDialling>;
