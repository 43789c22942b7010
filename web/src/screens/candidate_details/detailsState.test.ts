import { expect, it } from "vitest";
import { ApiError } from "@/api/ApiError";
import type { DetailsAnswer } from "@/api/candidateDetails";
import { stateOf } from "./detailsState";

const answer = (code: string, message: string, rows: object[] = []) =>
  ({ code, message, rows, total: rows.length }) as unknown as DetailsAnswer;

it("shows a candidate, and who mapped them away", () => {
  expect(stateOf(answer("200", "", [{ name: "Asha" }]), null)).toMatchObject({ kind: "shown", remapped: "" });
  expect(
    stateOf(answer("409", "Candidate Has been Remapped by Meera Rao", [{ name: "Asha" }]), null),
  ).toMatchObject({
    kind: "shown",
    remapped: "Candidate Has been Remapped by Meera Rao",
  });
  expect(stateOf(answer("409", "Candidate Has been Remapped by Meera Rao"), null)).toEqual({
    kind: "none",
    text: "Candidate Has been Remapped by Meera Rao",
  });
});

it("says where to look when nobody is left", () => {
  expect(stateOf(answer("409", "No candidate left"), null)).toEqual({
    kind: "none",
    text: "No candidate left. Please go to ESA Dashboard to check candidate status",
  });
});

it("shows the server's message, or its own without an answer", () => {
  expect(stateOf(undefined, new ApiError(200, "404", "Data not available"))).toEqual({
    kind: "none",
    text: "Data not available",
  });
  expect(stateOf(undefined, new ApiError(403, "403", "You are not allowed to do this"))).toEqual({
    kind: "failed",
    text: "You are not allowed to do this",
  });
  expect(stateOf(undefined, new ApiError(0, "", "unreachable"))).toEqual({
    kind: "failed",
    text: "Something Went Wrong.",
  });
  expect(stateOf(undefined, null)).toEqual({ kind: "loading" });
});
