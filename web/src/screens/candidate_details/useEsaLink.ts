import type { ApplicationKey } from "@/api/application";
import { type EsaLinkAnswer, sendEsaLink } from "@/api/broadcast";
import { useWrite } from "@/blocks/write/useWrite";
import { openDialog } from "@/ui/dialogs";
import { toast } from "@/ui/toast";
import { EsaLinkKept } from "./EsaLinkKept";

/** Sends the ESA Link to a candidate. What is kept can be opened in one's own WhatsApp. */
export function useEsaLink(of: ApplicationKey, name: string) {
  const sent = useWrite<EsaLinkAnswer>({
    topics: ["message"],
    unanswered: "Something went wrong.",
    handled: ({ state, message }) => {
      if (state === "sent" || state === "delivered" || state === "read") return false;
      if (state === "failed") toast.error(message);
      else if (state !== "kept") toast.info(message);
      return true;
    },
    onDone: ({ state, messageId }) => {
      if (state === "kept") openDialog(EsaLinkKept, { candidate: of.candidate, message: messageId, name });
    },
  });
  return {
    sending: sent.busy,
    send: () => sent.run({ esaLink: of }, (key) => sendEsaLink(of, key)),
  };
}
