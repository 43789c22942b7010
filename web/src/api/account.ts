import { setBusinessZone } from "@/lib/businessZone";
import { ApiError } from "./ApiError";
import { client, guestClient, unwrap, unwrapOne, type Wire } from "./client";

// Plain calls without the query library: the login screen uses these and stays small.

export async function fetchSession(signal?: AbortSignal) {
  const session = await unwrapOne(client.GET("/api/session", { signal }));
  setBusinessZone(session.zone);
  return session;
}

export type Session = Awaited<ReturnType<typeof fetchSession>>;
export type Facts = Session["facts"];

/** Ends the login session; one that has ended already is just as good. */
export async function endSession(): Promise<{ message: string }> {
  try {
    return await unwrap(guestClient.DELETE("/api/session"));
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401) return { message: "" };
    throw cause;
  }
}

/** Who signed in; the session has the rest. */
export type LoginAnswer = { userId: string; esaAssigned: boolean; interviewer: boolean };

export function loginAnswerOf(row: Wire<"UserLoginRow">): LoginAnswer {
  return {
    userId: row.USER_GUID,
    esaAssigned: row.ESA_ASSIGNED_HR === "1",
    interviewer: row.IS_INTERVIEWER === "1",
  };
}

/** The mobile is asked about before the password is sent. */
export async function logIn(mobile: string, password: string): Promise<LoginAnswer> {
  await unwrap(guestClient.GET("/api/User.svc/Mobile_Validation/{mobile}", { params: { path: { mobile } } }));
  return loginAnswerOf(
    await unwrapOne(
      guestClient.POST("/api/User.svc/User_login", { body: { MOBILE: mobile, PASSWORD: password } }),
    ),
  );
}

export async function forgotPassword(mobile: string): Promise<{ message: string }> {
  return unwrap(guestClient.POST("/api/User.svc/forgot_password", { body: { MOBILE: mobile } }));
}

export async function changePassword(
  mobile: string,
  password: string,
  newPassword: string,
): Promise<{ message: string }> {
  return unwrap(
    guestClient.POST("/api/User.svc/change_password", {
      body: { MOBILE: mobile, PASSWORD: password, NEW_PASSWORD: newPassword },
    }),
    { MOBILE: "mobile", PASSWORD: "oldPassword", NEW_PASSWORD: "newPassword" },
  );
}

export async function redeemPasswordLink(token: string, newPassword: string): Promise<{ message: string }> {
  return unwrap(guestClient.POST("/api/password_links", { body: { token, newPassword } }));
}

/** A new password while it is typed, and whose it is to be: a mobile, or the token of a mailed link. */
export type TypedPassword = { newPassword: string; mobile: string; token: string };

export async function judgePassword(body: TypedPassword, signal?: AbortSignal) {
  return unwrapOne(guestClient.POST("/api/password_judgements", { body, signal }));
}

export type PasswordJudgement = Awaited<ReturnType<typeof judgePassword>>;
