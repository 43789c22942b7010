import { expect, it } from "vitest";
import type { Facts } from "@/api/account";
import { homePlaceOf } from "./AdminScreen";
import { homePlace } from "./place";

const nobody = { manager: false, recruiter: false, interviewer: false } as Facts;
const address = homePlace.read({ req: "1187", dept: "0197a3c2-7f00-7000-8000-000000000001" });

it("opens the panel behind the address for managers alone", () => {
  expect(homePlaceOf(address, { ...nobody, manager: true }).req).toBe("1187");
  expect(homePlaceOf(address, nobody)).toEqual({ ...address, req: "" });
  expect(homePlaceOf(address, { ...nobody, recruiter: true }).req).toBe("");
  expect(homePlaceOf(address, { ...nobody, interviewer: true }).req).toBe("");
});
