import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./ApiError";
import { changePassword, endSession, fetchSession, logIn } from "./account";
import { client, onSessionEnd, unwrap } from "./client";

function serve(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  vi.stubGlobal(
    "fetch",
    async () => new Response(text, { status, headers: { "Content-Type": "application/json", ...headers } }),
  );
}

const failure = (pending: Promise<unknown>) =>
  pending.then(
    () => expect.unreachable(),
    (cause: unknown) => cause,
  );

describe("the client", () => {
  it("unwraps a successful answer", async () => {
    serve(200, { response: [{ CODE: "200", MESSAGE: "ok" }], data: [{ id: "1" }, { id: "2" }], total: 40 });
    const answer = await unwrap(client.GET("/api/messages"));
    expect(answer).toMatchObject({ rows: [{ id: "1" }, { id: "2" }], message: "ok", total: 40 });
  });

  it("treats a missing or null list as empty", async () => {
    serve(200, { response: [{ CODE: "200", MESSAGE: "" }], data: null });
    expect(await unwrap(client.GET("/api/messages"))).toMatchObject({ rows: [], message: "", total: 0 });
  });

  it("reads a response that is one object", async () => {
    serve(200, { response: { CODE: "200", MESSAGE: "one" } });
    expect((await unwrap(client.GET("/api/messages"))).message).toBe("one");
  });

  it("throws a refusal by a rule, with HTTP 200", async () => {
    serve(200, { response: [{ CODE: "409", MESSAGE: "Please check user id or password" }] });
    const cause = await failure(logIn("9823041700", "x"));
    expect(cause).toBeInstanceOf(ApiError);
    expect(cause).toMatchObject({ status: 200, code: "409", message: "Please check user id or password" });
  });

  it("throws a refusal by the protocol, with field and request id", async () => {
    serve(
      400,
      { response: [{ CODE: "400", MESSAGE: "Too short", FIELD: "NEW_PASSWORD" }] },
      { "X-Request-Id": "r-7" },
    );
    expect(await failure(endSession())).toMatchObject({
      status: 400,
      code: "400",
      message: "Too short",
      field: "NEW_PASSWORD",
      requestId: "r-7",
    });
  });

  it("reports a refused field under our name", async () => {
    serve(400, { response: [{ CODE: "400", MESSAGE: "Too short", FIELD: "NEW_PASSWORD" }] });
    expect(await failure(changePassword("9823041700", "x", "y"))).toMatchObject({ field: "newPassword" });
  });

  it("has a message for an answer it cannot read", async () => {
    serve(502, "<html>Bad gateway</html>", { "Content-Type": "text/html" });
    expect(await failure(fetchSession())).toMatchObject({
      status: 502,
      message: "The server answered with status 502.",
    });
    serve(200, "<html>");
    expect(await failure(fetchSession())).toMatchObject({
      message: "The server gave an answer that could not be read.",
    });
  });

  it("distinguishes a lost network from a refusal", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    const cause = await failure(fetchSession());
    // Candidates read it too, who know only the company.
    expect(cause).toMatchObject({
      status: 0,
      message: "The page cannot be reached. Please check your connection.",
    });
    expect(cause instanceof ApiError && cause.offline).toBe(true);
  });

  it("lets a save that finds the session ended wait, and sends it again unchanged", async () => {
    const sent: string[] = [];
    let signedIn = false;
    vi.stubGlobal("fetch", async (request: Request) => {
      sent.push(`${request.headers.get("Idempotency-Key")} ${await request.text()}`);
      const first = signedIn ? { CODE: "200", MESSAGE: "Saved" } : { CODE: "401", MESSAGE: "Please log in" };
      return new Response(JSON.stringify({ response: [first], data: [] }), { status: signedIn ? 200 : 401 });
    });
    let back = () => {};
    const wait = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          back = resolve;
        }),
    );
    const stop = onSessionEnd(wait);
    const hold = client.POST("/api/calling/hold", {
      headers: { "Idempotency-Key": "k1" },
      body: { candidate: "c1", requisition: "r1" },
    });
    const saved = unwrap(hold);
    await vi.waitFor(() => expect(wait).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
    signedIn = true;
    back();
    expect(await saved).toMatchObject({ message: "Saved" });
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(sent[0]).toContain("k1");
    stop();
  });

  it("waits for nobody without a shell, and when somebody logs in or out", async () => {
    serve(401, { response: [{ CODE: "401", MESSAGE: "Please log in" }] });
    expect(await failure(fetchSession())).toMatchObject({ status: 401 });
    const wait = vi.fn(() => new Promise<void>(() => {}));
    const stop = onSessionEnd(wait);
    expect(await failure(logIn("9823000012", "secret"))).toMatchObject({ status: 401 });
    expect(await endSession()).toEqual({ message: "" });
    serve(403, { response: [{ CODE: "403", MESSAGE: "Not yours" }] });
    expect(await failure(fetchSession())).toMatchObject({ status: 403 });
    expect(wait).not.toHaveBeenCalled();
    stop();
  });
});
