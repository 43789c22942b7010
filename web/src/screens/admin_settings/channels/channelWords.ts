import type { Channel } from "@/api/channel";

type Words = { name: string; about: string; missing: string; test: string };

const mail: Words = {
  name: "Mail",
  about: "Invitations, approvals, links and what people write",
  missing: "Mail is kept in the outbox. Start Muster with --smtp or MUSTER_SMTP.",
  test: "Send me a mail",
};

const whatsapp: Words = {
  name: "WhatsApp",
  about: "ESA Link and broadcasts; texts by hand need nothing here",
  missing: "Campaigns are kept in the outbox. Start Muster with --whatsapp or MUSTER_WHATSAPP.",
  test: "Send me a message",
};

const telephony: Words = {
  name: "Telephony",
  about: "Calls to candidates by one click",
  missing:
    "The call button dials on the user's own device. Start Muster with --telephony or MUSTER_TELEPHONY.",
  test: "Call me",
};

const all: Readonly<Record<string, Words>> = { mail, whatsapp, telephony };

const adapters: Readonly<Record<string, string>> = { campaign: "Campaign service", cloud: "Cloud API" };

export const wordsOf = ({ channel }: Channel): Words => all[channel] ?? { ...mail, name: channel };

/** 'Cloud API at graph.example'. */
export function whereOf({ adapter, host }: Channel): string {
  const kind = adapters[adapter] ?? adapter;
  return kind && host ? `${kind} at ${host}` : kind || host;
}
