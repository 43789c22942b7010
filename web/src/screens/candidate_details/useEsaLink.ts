import { useState } from "react";
import type { ApplicationKey } from "@/api/application";
import { type EsaLinkAnswer, sendEsaLink } from "@/api/broadcast";
import { useWrite } from "@/blocks/write/useWrite";
import { toast } from "@/ui/toast";

/** Sends the ESA Link to a candidate. What is kept can be opened in one's own WhatsApp. */
export function useEsaLink(of: ApplicationKey) {
  const [kept, setKept] = useState("");
  const sent = useWrite<EsaLinkAnswer>({
    topics: ["message"],
    unanswered: "Something went wrong.",
    handled: ({ state, message }) => {
      if (state === "sent" || state === "delivered" || state === "read") return false;
      if (state === "failed") toast.error(message);
      else if (state !== "kept") toast.info(message);
      return true;
    },
    onDone: ({ state, messageId }) => setKept(state === "kept" ? messageId : ""),
  });
  return {
    sending: sent.busy,
    /** The id of a message that was kept; empty if none was. */
    kept,
    send: () => sent.run({ esaLink: of }, (key) => sendEsaLink(of, key)),
    forget: () => setKept(""),
  };
}
