import { describe, expect, it } from "vitest";
import { ApiError } from "@/api/ApiError";
import { changePasswordComplaint, forgotPasswordComplaint, loginComplaint } from "./messages";
import { isMobile, mobileOf } from "./mobile";

const offline = new ApiError(0, "", "The page cannot be reached.");
const paused = new ApiError(429, "429", "Too many attempts. Please try again in 15 minutes.");

describe("login shows", () => {
  it.each([
    [
      "a malformed login",
      new ApiError(400, "400", "Insert valid Login id and Password"),
      "Please enter right credential",
    ],
    [
      "wrong credentials as received",
      new ApiError(200, "409", "Please check user id or password"),
      "Please check user id or password",
    ],
    [
      "a refused department",
      new ApiError(200, "409", "You do not have access to this software!"),
      "You do not have access to this software!",
    ],
    ["no network", offline, "Please enter right credential"],
    ["something thrown", new Error("boom"), "Please enter right credential"],
    ["a pause in the server's words", paused, "Too many attempts. Please try again in 15 minutes."],
    ["our own fault in the server's words", new ApiError(500, "500", "Muster failed."), "Muster failed."],
  ])("%s", (_, cause, message) => {
    expect(loginComplaint(cause).message).toBe(message);
  });

  it("an access code 409 of Mobile_Validation as no access, whatever its words", () => {
    expect(loginComplaint(new ApiError(200, "409", "x"))).toEqual({
      message: "You do not have access to this software!",
      field: "mobile",
    });
    expect(loginComplaint(offline).message).toBe("Please enter right credential");
    expect(loginComplaint(paused).message).toBe("Too many attempts. Please try again in 15 minutes.");
  });
});

describe("forgot password shows", () => {
  it.each([
    ["another server message", new ApiError(200, "409", "Ask the administrator"), "Ask the administrator"],
    [
      "a mobile the server refuses",
      new ApiError(400, "400", "Please Enter 10 Digit Mobile Number"),
      "Please enter right credential",
    ],
    ["no network", offline, "Something Went Wrong!!"],
    ["our own fault", new ApiError(500, "500", "Muster failed."), "Something Went Wrong!!"],
    ["a pause", paused, "Too many attempts. Please try again in 15 minutes."],
  ])("%s", (_, cause, message) => {
    expect(forgotPasswordComplaint(cause)).toBe(message);
  });
});

describe("change password shows", () => {
  it.each([
    [
      "wrong credentials",
      new ApiError(200, "409", "x"),
      { message: "Please Enter Valid Credentials", field: "oldPassword" },
    ],
    ["no network", offline, { message: "Please Enter Valid Credentials", field: "oldPassword" }],
    [
      "a malformed mobile",
      new ApiError(400, "400", "Please Enter Valid Number"),
      { message: "Please Enter Valid Number", field: "mobile" },
    ],
    [
      "a weak password under its field",
      new ApiError(400, "400", "Use 10 characters or more", "newPassword"),
      { message: "Use 10 characters or more", field: "newPassword" },
    ],
    [
      "a pause",
      paused,
      { message: "Too many attempts. Please try again in 15 minutes.", field: "oldPassword" },
    ],
  ])("%s", (_, cause, complaint) => {
    expect(changePasswordComplaint(cause)).toEqual(complaint);
  });
});

describe("a mobile field", () => {
  it.each(["98230-41700 99", "-98", "abc", "98230 4170", "9823041700 home", "9823041700, 9823041701"])(
    "makes no number of %s",
    (typed) => {
      expect(mobileOf(typed)).toBe(typed);
      expect(isMobile(typed)).toBe(false);
    },
  );

  it.each(["+91 98230 41700", "+91-9823041700", "0091 9823041700", "919823041700", "098230 41700"])(
    "reads %s without the country code",
    (pasted) => expect(mobileOf(pasted)).toBe("9823041700"),
  );

  it("is complete with ten digits", () => {
    expect(isMobile("9823041700")).toBe(true);
    expect(isMobile("982304170")).toBe(false);
  });
});
