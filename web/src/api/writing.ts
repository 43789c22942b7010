import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import type { LinkKind } from "./candidateLink";
import { client, unwrap, unwrapOne, type WriteAnswer } from "./client";

/** Writing to a candidate: from a template, or with a link. Topics: message, template, candidate. */

const once = (key: string) => ({ "Idempotency-Key": key });

async function fill(template: string, of: ApplicationKey, signal: AbortSignal) {
  return unwrapOne(client.POST("/api/templates/fill", { body: { template, ...of }, signal }));
}

/** A template with the true values; a gap stands in it as {{name}}. */
export type FilledTemplate = Awaited<ReturnType<typeof fill>>;
export type Gap = FilledTemplate["gaps"][number];

/** Under the topic candidate: what the record knows changes with it. */
export const filledQuery = (template: string, of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "filled", template, of],
    queryFn: ({ signal }) => fill(template, of, signal),
    retry: false,
  });

/** What was typed for gaps, by the name of the placeholder. */
export type GapValues = Readonly<Record<string, string>>;

export type Opened = WriteAnswer & { address: string };

type OpenOrder =
  | { template: string; body: string; values: GapValues }
  /** The text is the server's, because the link is. */
  | { link: LinkKind };

/** Notes that a text is opened in WhatsApp, and returns the address that opens it. */
export async function openWhatsapp(of: ApplicationKey, order: OpenOrder, key: string): Promise<Opened> {
  const { rows, message } = await unwrap(
    client.POST("/api/whatsapp_messages", { headers: once(key), body: { ...of, ...order } }),
  );
  return { message, address: rows[0]?.address ?? "" };
}

export type MailOrder = {
  template: string;
  to: string;
  /** The addresses of colleagues. */
  cc: readonly string[];
  subject: string;
  body: string;
  values: GapValues;
};

const mailFields = { To: "to", CC: "cc", Subject: "subject", MailBody: "body", VALUES: "values" };

/** Mails a candidate, and colleagues a copy. */
export function mailTemplate(of: ApplicationKey, order: MailOrder, key: string): Promise<WriteAnswer> {
  const body = {
    To: order.to,
    Subject: order.subject,
    MailBody: order.body,
    TemplateId: order.template,
    CAN_ID: of.candidate,
    REQ_ID: of.requisition,
    VALUES: { ...order.values },
  };
  const headers = once(key);
  return unwrap(
    order.cc.length > 0
      ? client.POST("/api/Candidate_Dashboard.svc/send_mail_cc", {
          headers,
          body: { ...body, CC: order.cc.join(", ") },
        })
      : client.POST("/api/Candidate_Dashboard.svc/send_mail", { headers, body }),
    mailFields,
  );
}

/** Mails a user the template with the values of a sample candidate. */
export function mailSample(
  to: string,
  text: { subject: string; body: string },
  key: string,
): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/send_mail_master", {
      headers: once(key),
      body: { To: to, Subject: text.subject, MailBody: text.body },
    }),
  );
}

export type LinkChannel = "mail" | "whatsapp";

/** What a candidate would read with a link, before it is made. */
export const linkMessageQuery = (of: ApplicationKey, kind: LinkKind, channel: LinkChannel) =>
  queryOptions({
    queryKey: ["candidate", "linkMessage", of, kind, channel],
    queryFn: ({ signal }) =>
      unwrapOne(
        client.GET("/api/candidate_links/{candidateId}/{requisitionId}/message", {
          params: {
            path: { candidateId: of.candidate, requisitionId: of.requisition },
            query: { kind, channel },
          },
          signal,
        }),
      ),
    retry: false,
  });

export function mailLink(of: ApplicationKey, kind: LinkKind, key: string): Promise<WriteAnswer> {
  return unwrap(client.POST("/api/candidate_links/mail", { headers: once(key), body: { ...of, kind } }));
}

/** A user who may get a copy. */
export type Colleague = { name: string; email: string; about: string };

export const colleaguesQuery = queryOptions({
  queryKey: ["user", "options", "all"],
  queryFn: async ({ signal }): Promise<Colleague[]> => {
    const { rows } = await unwrap(
      client.GET("/api/Master.svc/get_role_select2/{role}", { params: { path: { role: "all" } }, signal }),
    );
    return rows.map((row) => ({ name: row.text, email: row.mail_id, about: `${row.role} · ${row.dept}` }));
  },
});
