import { ApiError } from "@/api/ApiError";
import { type Faults, faultsOf } from "@/blocks/write/faults";
import { isMobile } from "./mobile";

/** The message of a failed account call, and its field. The wording is the specification's, verbatim. */

export const allCompulsory = "All Fields Are Compulsory";
export const rightCredential = "Please enter right credential";
export const noAccess = "You do not have access to this software!";
export const tenDigits = "Please Enter 10 Digit Mobile Number";
export const mailSent = "Mail sent successfully";
export const somethingWrong = "Something Went Wrong!!";
export const validNumber = "Please Enter Valid Number";
export const validCredentials = "Please Enter Valid Credentials";

/** The server's answer to a successful forgot_password; the screen shows it with "sent". */
export const mailSendAnswer = "Mail send successfully";

const passwordMismatch = "Please check user id or password";

export type LoginField = "mobile" | "password";
export type ChangePasswordField = "mobile" | "oldPassword" | "newPassword";
export type Complaint<Field extends string> = { message: string; field: Field };

export type ChangePasswordValues = Record<ChangePasswordField, string>;

export function checkChangePassword(values: ChangePasswordValues): Faults<ChangePasswordField> {
  return faultsOf({
    mobile: !isMobile(values.mobile) && validNumber,
    oldPassword: values.oldPassword === "" && allCompulsory,
    newPassword: values.newPassword === "" && allCompulsory,
  });
}

const isRateLimited = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.status === 429;

export function checkLogin({ mobile, password }: Record<LoginField, string>): Faults<LoginField> {
  return faultsOf({
    mobile: mobile === "" && allCompulsory,
    password: password === "" && allCompulsory,
  });
}

/** Mobile_Validation refuses with a code, whatever its message; only a wrong password has the same code. */
export function loginComplaint(cause: unknown): Complaint<LoginField> {
  if (isRateLimited(cause)) return { message: cause.message, field: "password" };
  if (!(cause instanceof ApiError) || cause.offline) return { message: rightCredential, field: "password" };
  if (cause.message === passwordMismatch) return { message: passwordMismatch, field: "password" };
  if (cause.message === noAccess || cause.code === "409") return { message: noAccess, field: "mobile" };
  if (cause.status >= 500) return { message: cause.message, field: "password" };
  return { message: rightCredential, field: "password" };
}

export function forgotPasswordComplaint(cause: unknown): string {
  if (isRateLimited(cause)) return cause.message;
  if (!(cause instanceof ApiError) || cause.offline || cause.status >= 500) return somethingWrong;
  if (cause.status === 400) return rightCredential;
  return cause.message;
}

export function changePasswordComplaint(cause: unknown): Complaint<ChangePasswordField> {
  if (isRateLimited(cause)) return { message: cause.message, field: "oldPassword" };
  if (cause instanceof ApiError && cause.field === "newPassword") {
    return { message: cause.message, field: "newPassword" };
  }
  if (cause instanceof ApiError && cause.status === 400) return { message: validNumber, field: "mobile" };
  return { message: validCredentials, field: "oldPassword" };
}
