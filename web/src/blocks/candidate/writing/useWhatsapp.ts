import { useRef, useState } from "react";
import type { Opened } from "@/api/writing";
import { wentWrong } from "@/blocks/candidate/candidateForm";
import type { Act } from "@/blocks/write/useAttempt";
import { useWrite } from "@/blocks/write/useWrite";

/**
 * Opens WhatsApp in a tab of its own once the server has noted it. The tab opens in the click itself, because browsers
 * block one that opens later; it cannot reach this page, and closes again if the server refuses.
 */
export function useWhatsapp(onOpened: () => void) {
  const tab = useRef<Window | null>(null);
  /** The address, if the browser did not let us open a tab. */
  const [blocked, setBlocked] = useState("");
  const write = useWrite<Opened>({
    topics: ["message", "template", "candidate"],
    unanswered: wentWrong,
    handled: ({ address }) => {
      if (tab.current) tab.current.location.replace(address);
      else setBlocked(address);
      return tab.current === null;
    },
    onDone: () => {
      if (tab.current) onOpened();
    },
    onFailed: () => tab.current?.close(),
  });
  return {
    busy: write.busy,
    error: write.error,
    blocked,
    open: (order: unknown, act: Act<Opened>) => {
      tab.current = window.open("", "_blank");
      if (tab.current) tab.current.opener = null;
      write.run(order, act);
    },
  };
}
