import { describe, expect, it } from "vitest";
import {
  type AssignValues,
  checkAssign,
  checkComment,
  checkEdit,
  checkPositionRevoke,
  checkRaise,
  checkReassign,
  checkShare,
} from "./rules";
import type { Subject } from "./subject";

const developer: Subject = {
  id: "r1",
  serial: "1187",
  position: "Senior Java Developer",
  version: 4,
  status: "Assigned",
  employmentType: "Full Time",
  positions: 6,
  unassigned: 2,
  onboarded: 0,
  remaining: 6,
  stipend: null,
  tenure: null,
};
const intern: Subject = { ...developer, employmentType: "Intern" };
const filled: AssignValues = {
  status: "Assign",
  recruiter: "sneha",
  positions: 2,
  stipend: 15000,
  tenure: "6",
  note: "",
};

describe("Assign Recruiter", () => {
  const assign = (change: Partial<AssignValues>, of = developer) => checkAssign({ ...filled, ...change }, of);

  it("lets a filled form pass", () => {
    expect(assign({})).toBeNull();
    expect(assign({}, intern)).toBeNull();
  });

  it.each([0, "", "0", -1, 1.5, "two", 3])("refuses %s positions where two are left", (positions) => {
    expect(assign({ positions })).toEqual({
      field: "positions",
      message: "Please Enter Valid Position Number",
    });
  });

  it("asks for the number first, then stipend, tenure and recruiter", () => {
    const empty: Partial<AssignValues> = { recruiter: null, positions: "", stipend: "", tenure: null };
    expect(assign(empty, intern)).toEqual({
      field: "positions",
      message: "Please Enter Valid Position Number",
    });
    expect(assign({ ...empty, positions: 1 }, intern)).toEqual({
      field: "stipend",
      message: "Please Enter Valid Stipend",
    });
    expect(assign({ ...empty, positions: 1, stipend: 8000 }, intern)).toEqual({
      field: "tenure",
      message: "Please Select Tenure",
    });
    expect(assign({ ...empty, positions: 1, stipend: 8000, tenure: "3" }, intern)).toEqual({
      field: "recruiter",
      message: "All Fields Are Compulsory!!",
    });
  });

  it("asks neither others nor an Intern requisition with a stored stipend for stipend and tenure", () => {
    const without = { stipend: "", tenure: null };
    expect(assign(without)).toBeNull();
    expect(assign(without, { ...intern, stipend: 12000, tenure: 3 })).toBeNull();
  });

  it("asks for nothing but the note to hold", () => {
    const hold = { status: "Hold", recruiter: null, positions: "" } as const;
    expect(assign(hold, intern)).toEqual({ field: "note", message: "All Fields Are Compulsory!!" });
    expect(assign({ ...hold, note: " \n" })?.field).toBe("note");
    expect(assign({ ...hold, note: "Budget is being checked" }, intern)).toBeNull();
  });
});

describe("Re-Assign Recruiter", () => {
  const list = [{ recruiter: "sneha", name: "Sneha Joshi", positions: 2 }];

  it("saves a recruiter with as many positions as are left of the openings", () => {
    expect(checkShare("rohit", 1, list, 3)).toBeNull();
    expect(checkShare(null, "", list, 3)).toEqual({
      field: "recruiter",
      message: "All Fields Are Compulsory!!",
    });
    for (const positions of ["", 0, 2, -1]) {
      expect(checkShare("rohit", positions, list, 3)).toEqual({
        field: "positions",
        message: "Please Enter Valid Position Number",
      });
    }
  });

  it("submits a list, and not one that leaves a chosen recruiter behind", () => {
    expect(checkReassign(null, list)).toBeNull();
    expect(checkReassign(null, [])?.message).toBe("All Fields Are Compulsory!!");
    expect(checkReassign("rohit", list)?.message).toBe("Press Save to add this recruiter to the list first.");
  });
});

describe("Position Revoke", () => {
  const started: Subject = { ...developer, onboarded: 2, remaining: 4 };

  it.each([
    [0, developer, "Please enter position greater than 0."],
    ["", developer, "Please enter position greater than 0."],
    [-2, developer, "Please enter position greater than 0."],
    [7, developer, "Revoke position should be less than No. of position."],
    [6, developer, "Revoke position should be less than Remaining Position."],
    [7, started, "Revoke position should be less than No. of position."],
    [6, started, "Revoke position should be less than or equal to Remaining Position."],
    [5, started, "Revoke position should be less than or equal to Remaining Position."],
  ])("refuses %s", (positions, of, message) => {
    expect(checkPositionRevoke(positions, "", of)).toEqual({ field: "positions", message });
  });

  it("takes fewer than all, or all that remain once somebody joined, and asks for the comment last", () => {
    expect(checkPositionRevoke(5, "Fewer seats", developer)).toBeNull();
    expect(checkPositionRevoke(4, "Fewer seats", started)).toBeNull();
    expect(checkPositionRevoke(4, "  ", started)).toEqual({
      field: "comment",
      message: "Please enter comment",
    });
  });
});

describe("Raise, Edit and the revokes", () => {
  it("raises with a count and a comment", () => {
    expect(checkRaise("", "")).toEqual({ field: "positions", message: "All the fields are compulsory." });
    expect(checkRaise(2, " ")).toEqual({ field: "comment", message: "All the fields are compulsory." });
    expect(checkRaise(1000, "More work")?.message).toBe("Please Enter Valid Position Number");
    expect(checkRaise(2, "More work")).toBeNull();
  });

  it("edits with a type, then a comment", () => {
    expect(checkEdit("", "")).toEqual({ field: "type", message: "Please select position type" });
    expect(checkEdit("Contract", "")).toEqual({ field: "comment", message: "Please enter comment" });
    expect(checkEdit("Contract", "Asked by the lead")).toBeNull();
  });

  it("revokes with a comment", () => {
    expect(checkComment(" ")).toEqual({ field: "comment", message: "Please enter comment" });
    expect(checkComment("Budget cut")).toBeNull();
  });
});
