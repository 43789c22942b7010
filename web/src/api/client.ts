import createClient from "openapi-fetch";
import { ApiError } from "./ApiError";
import type { components, paths } from "./schema.gen";

let signInAgain: (() => Promise<void>) | null = null;

/** What a call waits for that finds the login session ended, before it is sent again. */
export function onSessionEnd(wait: () => Promise<void>): () => void {
  signInAgain = wait;
  return () => {
    signInAgain = null;
  };
}

/**
 * Sends a request of somebody with a login session. If that has ended, the very same request, with its key, is sent
 * again once they are back.
 */
export async function sendSignedIn(request: Request): Promise<Response> {
  const same = request.clone();
  // Looks up the global fetch on every call, so that tests can replace it.
  const response = await globalThis.fetch(request);
  if (response.status !== 401 || !signInAgain) return response;
  await signInAgain();
  return sendSignedIn(same);
}

const baseUrl = window.location.origin;

export const client = createClient<paths>({ baseUrl, fetch: sendSignedIn });

/** For calls of somebody who has no login session yet, or gives it up: they wait for none. */
export const guestClient = createClient<paths>({
  baseUrl,
  fetch: (request) => globalThis.fetch(request),
});

/** The answer to a write: the text of the toast. */
export type WriteAnswer = { message: string };

type Answer = { CODE?: string; MESSAGE?: string; FIELD?: string };

/** The server fills every documented field, though the generated types call some optional. */
type Complete<T> = T extends readonly (infer Item)[]
  ? Complete<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Filled<Exclude<T[Key], undefined>> }
    : T;

/** A list is never null on the wire, whatever its type says; a number that was not given is. */
type Filled<T> = NonNullable<T> extends readonly unknown[] ? Complete<NonNullable<T>> : Complete<T>;

/** A row with the documents' names. Only the mappers of this folder take it; they translate it into our names. */
export type Wire<Name extends keyof components["schemas"]> = Complete<components["schemas"][Name]>;

type RowsOf<Body> = Body extends { data?: infer Rows } ? Complete<NonNullable<Rows>> : never[];

/** `body` is the whole answer, for the few calls that return more than rows. */
export type Unwrapped<Body> = { rows: RowsOf<Body>; message: string; total: number; body: Body };

export type Answered<Body> = Unwrapped<Body> & { code: string };

type FetchResult<Body> = { data?: Body; error?: unknown; response: Response };

/** Our names for body fields that the documents name differently; a refused field is reported under our name. */
export type FieldNames = Readonly<Record<string, string>>;

const unreachable = "The page cannot be reached. Please check your connection.";
const unreadable = "The server gave an answer that could not be read.";

function answerOf(body: unknown): Answer {
  if (typeof body !== "object" || body === null || !("response" in body)) return {};
  const { response } = body;
  const first: unknown = Array.isArray(response) ? response[0] : response;
  return typeof first === "object" && first !== null ? first : {};
}

async function answered<Body>(pending: Promise<FetchResult<Body>>): Promise<FetchResult<Body>> {
  try {
    return await pending;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    if (cause instanceof SyntaxError) throw new ApiError(502, "", unreadable);
    throw new ApiError(0, "", unreachable);
  }
}

/** Unwraps the answer: the rows when CODE is '200', an ApiError otherwise. */
export async function unwrap<Body>(
  pending: Promise<FetchResult<Body>>,
  fields: FieldNames = {},
): Promise<Unwrapped<Body>> {
  const { rows, message, total, body } = await open(pending, ["200"], fields);
  return { rows, message, total, body };
}

/** For calls whose '409' carries rows too: returns them with the code. */
export async function unwrapAnswer<Body>(
  pending: Promise<FetchResult<Body>>,
  fields: FieldNames = {},
): Promise<Answered<Body>> {
  return open(pending, ["200", "409"], fields);
}

/** The faults that a refusal lists; one alone is in its head. */
function faultsIn(body: unknown): readonly { FIELD: string; MESSAGE: string }[] {
  const fields = (body as { fields?: unknown } | undefined)?.fields;
  return Array.isArray(fields) ? fields : [];
}

async function open<Body>(
  pending: Promise<FetchResult<Body>>,
  accepted: readonly string[],
  fields: FieldNames,
): Promise<Answered<Body>> {
  const { data, error, response } = await answered(pending);
  const body: unknown = response.ok ? data : error;
  const { CODE = "", MESSAGE = "", FIELD = "" } = answerOf(body);
  if (!response.ok || !accepted.includes(CODE)) {
    const message =
      MESSAGE || (response.ok ? unreadable : `The server answered with status ${response.status}.`);
    const named = (field: string) => fields[field] ?? field;
    throw new ApiError(
      response.status,
      CODE,
      message,
      named(FIELD),
      response.headers.get("X-Request-Id") ?? "",
      Object.fromEntries(faultsIn(body).map((fault) => [named(fault.FIELD), fault.MESSAGE])),
    );
  }
  const { data: rows, total } = body as { data?: unknown[] | null; total?: number };
  return {
    rows: (rows ?? []) as RowsOf<Body>,
    message: MESSAGE,
    total: total ?? rows?.length ?? 0,
    body: body as Body,
    code: CODE,
  };
}

/** For calls that answer with exactly one row. */
export async function unwrapOne<Body>(
  pending: Promise<FetchResult<Body>>,
): Promise<RowsOf<Body> extends (infer Row)[] ? Row : never> {
  const { rows } = await unwrap(pending);
  const [row] = rows as (RowsOf<Body> extends (infer Row)[] ? Row : never)[];
  if (row === undefined) throw new ApiError(502, "", unreadable);
  return row;
}
