import { describe, expect, it } from "vitest";
import type { Position } from "@/api/position";
import { checkNew, emptyRequisition, type NewValues, orderOf } from "./newRequisition";

const today = "2026-03-16";
const analyst: Position = {
  id: "p1",
  name: "Data Analyst",
  departmentId: "d1",
  department: "Data Science",
  employmentType: "Full Time",
  description: "",
};
const intern: Position = { ...analyst, id: "p2", name: "Data Analyst Intern", employmentType: "Intern" };
const filled: NewValues = {
  ...emptyRequisition,
  positionId: "p1",
  positions: 2,
  state: "Maharashtra",
  city: "Pune",
  requestedBy: "u1",
  tat: "2026-04-20",
};

describe("New Requisition", () => {
  it("reports all missing fields at once, in the order of the form", () => {
    const missing = "All Fields Are Compulsory!!";
    const empty = { ...emptyRequisition, hireType: "Replacement" } as const;
    expect(Object.entries(checkNew(empty, undefined, today))).toEqual([
      ["positionId", "please select Position!"],
      ["positions", "Please Enter Valid Position Number"],
      ["state", missing],
      ["city", missing],
      ["requestedBy", missing],
      ["rehireFor", "Please enter who is replaced"],
      ["tat", missing],
    ]);
    expect(checkNew({ ...filled, tat: "2026-03-15" }, analyst, today)).toEqual({
      tat: "The TAT date cannot be in the past",
    });
    expect(checkNew({ ...filled, tat: today }, analyst, today)).toEqual({});
  });

  it("accepts stipend and tenure of an intern only together", () => {
    const of = (change: Partial<NewValues>) => checkNew({ ...filled, ...change }, intern, today);
    expect(of({})).toEqual({});
    expect(of({ stipend: 15000 })).toEqual({ tenure: "Please Select Tenure" });
    expect(of({ tenure: "3" })).toEqual({ stipend: "Please Enter Valid Stipend" });
    expect(of({ stipend: 15000, tenure: "3" })).toEqual({});
  });

  it("sends no hidden fields", () => {
    const values: NewValues = { ...filled, rehireFor: "Vikas Rane", stipend: 15000, tenure: "3" };
    expect(orderOf(values, false)).toMatchObject({ rehireFor: "", stipend: 0, tenure: 0 });
    expect(orderOf({ ...values, hireType: "Replacement" }, true)).toMatchObject({
      rehireFor: "Vikas Rane",
      stipend: 15000,
      tenure: 3,
    });
  });
});
