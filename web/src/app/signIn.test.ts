import { describe, expect, it, vi } from "vitest";
import type { LoginAnswer } from "@/api/account";
import { choose, clearChosen, ensureChosen, readChosen, startChosen } from "@/api/chosen";
import { rememberReturnPath, safePath, takeReturnPath } from "./returnPath";
import { beginSession, forgetSignIn, landingOfLiveSession } from "./signIn";

const answer: LoginAnswer = { userId: "u-1", esaAssigned: false, interviewer: false };

describe("the address to return to", () => {
  it.each([
    ["/admin_settings/outbox?page=2#x", "/admin_settings/outbox?page=2#x"],
    ["/", null],
    ["//evil.test/x", null],
    ["/\\evil.test/x", null],
    ["https://evil.test/", null],
    ["javascript:alert(1)", null],
  ])("%s", (path, expected) => {
    expect(safePath(path)).toBe(expected);
  });

  it("is returned once", () => {
    rememberReturnPath("/admin?x=1");
    expect(takeReturnPath()).toBe("/admin?x=1");
    expect(takeReturnPath()).toBeNull();
  });
});

describe("a login", () => {
  it("starts with nothing chosen and leads to Home", () => {
    expect(beginSession(answer)).toBe("/admin");
    expect(readChosen()).toEqual({
      userId: "u-1",
      requisitionId: "",
      position: "",
      candidateId: "",
      esa: false,
    });
  });

  it("sets the esa flag for ESA-assigned HR", () => {
    beginSession({ ...answer, esaAssigned: true });
    expect(readChosen()?.esa).toBe(true);
  });

  it("returns to the requested address", () => {
    rememberReturnPath("/admin_settings/outbox");
    expect(beginSession(answer)).toBe("/admin_settings/outbox");
  });
});

describe("what the login session remembers", () => {
  it("keeps the chosen requisition for the same user and drops it for another", () => {
    startChosen("u-1", false);
    choose({ requisitionId: "q-1", position: "Java Developer" });
    expect(ensureChosen("u-1", false)).toMatchObject({ requisitionId: "q-1", position: "Java Developer" });
    expect(ensureChosen("u-2", true)).toEqual({
      userId: "u-2",
      requisitionId: "",
      position: "",
      candidateId: "",
      esa: true,
    });
  });

  it("is gone after signing out, and unreadable leftovers are ignored", () => {
    startChosen("u-1", false);
    forgetSignIn();
    expect(readChosen()).toBeNull();
    sessionStorage.setItem("muster.chosen", "{");
    expect(readChosen()).toBeNull();
    clearChosen();
  });
});

describe("opening the login while signed in", () => {
  it("requests the session only after an earlier login", async () => {
    const fetch = vi.fn();
    vi.stubGlobal("fetch", fetch);
    expect(await landingOfLiveSession()).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("leads to the landing screen, or stays when the session is over", async () => {
    beginSession(answer);
    const body = { response: [{ CODE: "200", MESSAGE: "" }], data: [{ facts: { esaAssigned: false } }] };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body)));
    expect(await landingOfLiveSession()).toBe("/admin");
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 401 }));
    expect(await landingOfLiveSession()).toBeNull();
    expect(localStorage.getItem("muster.signedIn")).toBeNull();
  });
});
