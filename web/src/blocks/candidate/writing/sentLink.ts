import type { LinkKind } from "@/api/candidateLink";
import type { LinkChannel } from "@/api/writing";

/** A link that is sent, and how. Apart from its dialog, which loads only when it opens. */
export type SentLink = { channel: LinkChannel; link: LinkKind };

export const linkTitles: Readonly<Record<LinkChannel, Readonly<Record<LinkKind, string>>>> = {
  mail: { form: "Email Link", resume: "Email resume link" },
  whatsapp: { form: "WhatsApp Link", resume: "WhatsApp resume link" },
};
