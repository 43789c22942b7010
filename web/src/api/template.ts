import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapOne, type Wire, type WriteAnswer } from "./client";
import { type CallOptions, forFile } from "./forFile";
import type { Changing } from "./master";

/** The WhatsApp and e-mail templates. Managers see everybody's; others see their own and the managers'. */

export type WhatsappTemplate = {
  id: string;
  name: string;
  categoryId: string;
  category: string;
  body: string;
  /** How many times it was sent. */
  sent: number;
  addedBy: string;
  createdOn: string;
  mayEdit: boolean;
  version: number;
};

export function whatsappTemplateOf(row: Wire<"WhatsappTemplateRow">): WhatsappTemplate {
  return {
    id: row.WHATSAPP_GUID,
    name: row.TEMPLATE_NAME,
    categoryId: row.WHATSAPP_CATEGORY_ID,
    category: row.CAT_NAME,
    body: row.BODY,
    sent: row.SEND_COUNT,
    addedBy: row.ADDED_BY,
    createdOn: row.CREATED_ON,
    mayEdit: row.MAY_EDIT === "1",
    version: row.VERSION,
  };
}

async function whatsappTemplates(userId: string, everybody: boolean, options: CallOptions) {
  const params = { path: { categoryId: "all", userId } };
  const { rows } = await unwrap(
    everybody
      ? client.GET("/api/Master.svc/Get_Whatsapp_Template_SR_HR/{categoryId}/{userId}", {
          params,
          ...options,
        })
      : client.GET("/api/Master.svc/Get_Whatsapp_Template_JR_HR/{categoryId}/{userId}", {
          params,
          ...options,
        }),
  );
  return rows.map(whatsappTemplateOf);
}

export const whatsappTemplatesQuery = (userId: string, everybody: boolean) =>
  queryOptions({
    queryKey: ["template", "whatsapp", userId, everybody],
    queryFn: ({ signal }) => whatsappTemplates(userId, everybody, { signal }),
  });

export const whatsappTemplatesForFile = (userId: string, everybody: boolean) =>
  whatsappTemplates(userId, everybody, forFile);

export type WhatsappCategory = { id: string; name: string };

export function whatsappCategoryOf(row: Wire<"WhatsappCategoryRow">): WhatsappCategory {
  return { id: row.WHATSAPP_CATEGORY_ID, name: row.CATEGORY_NAME };
}

async function whatsappCategories(signal: AbortSignal): Promise<WhatsappCategory[]> {
  const { rows } = await unwrap(client.GET("/api/Master.svc/get_whatsapp_category_list", { signal }));
  return rows.map(whatsappCategoryOf);
}

export const whatsappCategoriesQuery = queryOptions({
  queryKey: ["template", "categories"],
  queryFn: ({ signal }) => whatsappCategories(signal),
});

const whatsappFields = { WHATSAPP_CATEGORY_ID: "category", TEMPLATE_NAME: "name", BODY: "body" };
const emailFields = { TemplateName: "name", Subject: "subject", Body: "body" };

const once = (key: string) => ({ "Idempotency-Key": key });

export type WhatsappOrder = { category: string; name: string; body: string };

export function addWhatsappTemplate(userId: string, order: WhatsappOrder, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/Add_Whatsapp_Template", {
      headers: once(key),
      body: {
        BODY: order.body,
        WHATSAPP_CATEGORY_ID: order.category,
        TEMPLATE_NAME: order.name,
        CREATED_BY: userId,
      },
    }),
    whatsappFields,
  );
}

export function updateWhatsappTemplate(
  userId: string,
  changing: Changing,
  order: WhatsappOrder,
  key: string,
): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/Update_Whatsapp_Template", {
      headers: once(key),
      body: {
        WHATSAPP_GUID: changing.id,
        BODY: order.body,
        TEMPLATE_NAME: order.name,
        WHATSAPP_CATEGORY_ID: order.category,
        CREATED_BY: userId,
        VERSION: changing.version,
      },
    }),
    whatsappFields,
  );
}

export function deleteWhatsappTemplate(id: string): Promise<WriteAnswer> {
  return unwrap(client.POST("/api/Master.svc/Delete_Whatsapp_Template", { body: { WHATSAPP_GUID: id } }));
}

export function insertWhatsappCategory(userId: string, name: string, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/insert_whatsapp_category_list", {
      headers: once(key),
      body: { CATEGORY_NAME: name, CREATED_BY: userId },
    }),
    { CATEGORY_NAME: "name" },
  );
}

export type EmailTemplate = {
  id: string;
  name: string;
  subject: string;
  body: string;
  addedBy: string;
  mayEdit: boolean;
  version: number;
};

export function emailTemplateOf(row: Wire<"EmailTemplateRow">): EmailTemplate {
  return {
    id: row.TemplateId,
    name: row.TemplateName,
    subject: row.Subject,
    body: row.Body,
    addedBy: row.Added_BY,
    mayEdit: row.MAY_EDIT === "1",
    version: row.VERSION,
  };
}

async function emailTemplates(userId: string, options: CallOptions) {
  const { rows } = await unwrap(
    client.GET("/api/Master.svc/GET_Email_Template_User_Id/{userId}", {
      params: { path: { userId } },
      ...options,
    }),
  );
  return rows.map(emailTemplateOf);
}

export const emailTemplatesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["template", "email", userId],
    queryFn: ({ signal }) => emailTemplates(userId, { signal }),
  });

/** The same templates, to choose from when a candidate is written to. */
export const emailChoicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["template", "email", "choices", userId],
    queryFn: async ({ signal }) => {
      const { rows } = await unwrap(
        client.GET("/api/Master.svc/Get_Email_Template_can_details/{userId}", {
          params: { path: { userId } },
          signal,
        }),
      );
      return rows.map(emailTemplateOf);
    },
  });

export const emailTemplatesForFile = (userId: string) => emailTemplates(userId, forFile);

/** Who writes a template: the documents' calls carry the role beside the user. */
export type Author = { userId: string; roleId: string };

export type EmailOrder = { name: string; subject: string; body: string };

export function saveEmailTemplate(author: Author, order: EmailOrder, key: string): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/Save_Email_Template", {
      headers: once(key),
      body: {
        Role_Id: author.roleId,
        Subject: order.subject,
        Body: order.body,
        CreatedBy: author.userId,
        TemplateName: order.name,
      },
    }),
    emailFields,
  );
}

export function updateEmailTemplate(
  author: Author,
  changing: Changing,
  order: EmailOrder,
  key: string,
): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/Update_Email_Template", {
      headers: once(key),
      body: {
        Role_Id: author.roleId,
        Subject: order.subject,
        Body: order.body,
        CreatedBy: author.userId,
        TemplateName: order.name,
        TemplateId: changing.id,
        VERSION: changing.version,
      },
    }),
    emailFields,
  );
}

export function deleteEmailTemplate(userId: string, id: string): Promise<WriteAnswer> {
  return unwrap(
    client.POST("/api/Master.svc/Delete_Email_Template", { body: { TemplateId: id, DeletedBy: userId } }),
  );
}

async function placeholders(signal: AbortSignal) {
  return (await unwrap(client.GET("/api/templates/placeholders", { signal }))).rows;
}

export type Placeholder = Awaited<ReturnType<typeof placeholders>>[number];

export const placeholdersQuery = queryOptions({
  queryKey: ["template", "placeholders"],
  queryFn: ({ signal }) => placeholders(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

export type TemplateKind = "whatsapp" | "email";

export type TemplateText = { kind: TemplateKind; subject: string; body: string };

/** Renders a template for a sample candidate without saving it. */
export const templatePreviewQuery = (text: TemplateText) =>
  queryOptions({
    queryKey: ["template", "preview", text],
    queryFn: ({ signal }) => unwrapOne(client.POST("/api/templates/preview", { body: text, signal })),
    retry: false,
    gcTime: 0,
  });

export type TemplatePreview = Awaited<
  ReturnType<NonNullable<ReturnType<typeof templatePreviewQuery>["queryFn"]>>
>;
