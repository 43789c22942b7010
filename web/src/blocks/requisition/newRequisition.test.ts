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
  it("asks for one thing after the other, in the order of the form", () => {
    const empty = { ...emptyRequisition, hireType: "Replacement" } as const;
    const steps: [Partial<NewValues>, Position | undefined, string, string][] = [
      [{}, undefined, "positionId", "please select Position!"],
      [{}, analyst, "positions", "Please Enter Valid Position Number"],
      [{ positions: 2 }, analyst, "state", "All Fields Are Compulsory!!"],
      [{ state: "Maharashtra" }, analyst, "city", "All Fields Are Compulsory!!"],
      [{ city: "Pune" }, analyst, "rehireFor", "Please enter who is replaced"],
      [{ rehireFor: "Vikas Rane" }, analyst, "requestedBy", "All Fields Are Compulsory!!"],
      [{ requestedBy: "u1" }, analyst, "tat", "All Fields Are Compulsory!!"],
      [{ tat: "2026-03-15" }, analyst, "tat", "The TAT date cannot be in the past"],
    ];
    let values: NewValues = empty;
    for (const [change, position, field, message] of steps) {
      values = { ...values, ...change };
      expect(checkNew(values, position, today)).toEqual({ field, message });
    }
    expect(checkNew({ ...values, tat: today }, analyst, today)).toBeNull();
  });

  it("takes stipend and tenure of an intern together or not at all", () => {
    expect(checkNew(filled, intern, today)).toBeNull();
    expect(checkNew({ ...filled, stipend: 15000 }, intern, today)?.message).toBe("Please Select Tenure");
    expect(checkNew({ ...filled, tenure: "3" }, intern, today)?.message).toBe("Please Enter Valid Stipend");
    expect(checkNew({ ...filled, stipend: 15000, tenure: "3" }, intern, today)).toBeNull();
  });

  it("sends nothing that the form does not show", () => {
    const values: NewValues = { ...filled, rehireFor: "Vikas Rane", stipend: 15000, tenure: "3" };
    expect(orderOf(values, analyst)).toMatchObject({ rehireFor: "", stipend: 0, tenure: 0 });
    expect(orderOf({ ...values, hireType: "Replacement" }, intern)).toMatchObject({
      rehireFor: "Vikas Rane",
      stipend: 15000,
      tenure: 3,
    });
  });
});
