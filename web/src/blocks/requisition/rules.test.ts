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
  type ReassignValues,
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
  name: "Sneha Joshi",
  list: [],
  positions: 2,
  stipend: 15000,
  tenure: "6",
  note: "",
};

describe("Assign Recruiter", () => {
  const assign = (change: Partial<AssignValues>, of = developer) => checkAssign({ ...filled, ...change }, of);

  it("accepts a complete form", () => {
    expect(assign({})).toEqual({});
    expect(assign({}, intern)).toEqual({});
  });

  it.each([0, "", "0", -1, 1.5, "two", 3])("refuses %s positions where two are left", (positions) => {
    expect(assign({ positions })).toEqual({ positions: "Please Enter Valid Position Number" });
  });

  it("reports all missing fields at once, in the order of the form", () => {
    const empty: Partial<AssignValues> = { recruiter: null, positions: "", stipend: "", tenure: null };
    expect(Object.entries(assign(empty, intern))).toEqual([
      ["recruiter", "All Fields Are Compulsory!!"],
      ["positions", "Please Enter Valid Position Number"],
      ["stipend", "Please Enter Valid Stipend"],
      ["tenure", "Please Select Tenure"],
    ]);
    expect(Object.keys(assign(empty))).toEqual(["recruiter", "positions"]);
  });

  it("requires stipend and tenure only of an Intern requisition without a stored stipend", () => {
    const without = { stipend: "", tenure: null };
    expect(assign(without)).toEqual({});
    expect(assign(without, { ...intern, stipend: 12000, tenure: 3 })).toEqual({});
  });

  it("takes several recruiters, together no more than are unassigned", () => {
    const list = [{ recruiter: "rohit", name: "Rohit Patil", positions: 1 }];
    expect(assign({ list, positions: 1 })).toEqual({});
    expect(assign({ list, positions: 2 })).toEqual({ positions: "Please Enter Valid Position Number" });
    expect(assign({ list, recruiter: null, positions: "" })).toEqual({});
    const fewer = { ...developer, unassigned: 0 };
    expect(assign({ list, recruiter: null }, fewer)).toEqual({
      positions: "Please Enter Valid Position Number",
    });
  });

  it("requires only the note to hold", () => {
    const hold = { status: "Hold", recruiter: null, positions: "" } as const;
    expect(assign(hold, intern)).toEqual({ note: "All Fields Are Compulsory!!" });
    expect(assign({ ...hold, note: " \n" })).toEqual({ note: "All Fields Are Compulsory!!" });
    expect(assign({ ...hold, note: "Budget is being checked" }, intern)).toEqual({});
  });
});

describe("Re-Assign Recruiter", () => {
  const list = [{ recruiter: "sneha", name: "Sneha Joshi", positions: 2 }];
  const rohit: ReassignValues = { recruiter: "rohit", name: "Rohit Patil", positions: 1, list };

  it("saves a recruiter with at most the openings left", () => {
    expect(checkShare(rohit, 3)).toEqual({});
    expect(checkShare({ ...rohit, recruiter: null, positions: "" }, 3)).toEqual({
      recruiter: "All Fields Are Compulsory!!",
      positions: "Please Enter Valid Position Number",
    });
    for (const positions of ["", 0, 2, -1]) {
      expect(checkShare({ ...rohit, positions }, 3)).toEqual({
        positions: "Please Enter Valid Position Number",
      });
    }
  });

  it("submits a list, unless a chosen recruiter was not saved", () => {
    const nobody = { ...rohit, recruiter: null };
    expect(checkReassign(nobody)).toEqual({});
    expect(checkReassign({ ...nobody, list: [] })).toEqual({ recruiter: "All Fields Are Compulsory!!" });
    expect(checkReassign(rohit)).toEqual({
      recruiter: "Press Save to add this recruiter to the list first.",
    });
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
  ])("refuses %s, and requires the comment as well", (positions, of, message) => {
    expect(checkPositionRevoke({ positions, comment: "" }, of)).toEqual({
      positions: message,
      comment: "Please enter comment",
    });
  });

  it("refuses what offers hold, with the server's words, once it is known", () => {
    const limit = { revocable: 2, revocableWhy: "At most 2 can be revoked: 2 offers are out" };
    const asks = (positions: number) => checkPositionRevoke({ positions, comment: "why" }, developer, limit);
    expect(asks(3)).toEqual({ positions: "At most 2 can be revoked: 2 offers are out" });
    expect(asks(2)).toEqual({});
  });

  it("accepts fewer than all, or all remaining ones once somebody joined", () => {
    const comment = "Fewer seats";
    expect(checkPositionRevoke({ positions: 5, comment }, developer)).toEqual({});
    expect(checkPositionRevoke({ positions: 4, comment }, started)).toEqual({});
    expect(checkPositionRevoke({ positions: 4, comment: "  " }, started)).toEqual({
      comment: "Please enter comment",
    });
  });
});

describe("Raise, Edit and the revokes", () => {
  it("raises with a count and a comment", () => {
    const missing = "All the fields are compulsory.";
    expect(checkRaise({ positions: "", comment: "" })).toEqual({ positions: missing, comment: missing });
    expect(checkRaise({ positions: 2, comment: " " })).toEqual({ comment: missing });
    expect(checkRaise({ positions: 1000, comment: "More work" })).toEqual({
      positions: "Please Enter Valid Position Number",
    });
    expect(checkRaise({ positions: 2, comment: "More work" })).toEqual({});
  });

  it("edits with a type and a comment", () => {
    const type = "Please select position type";
    const comment = "Please enter comment";
    const fullTime = developer;
    expect(checkEdit({ type: "", comment: "" }, fullTime)).toEqual({ type, comment });
    expect(checkEdit({ type: "Contract", comment: "" }, fullTime)).toEqual({ comment });
    expect(checkEdit({ type: "Contract", comment: "Asked by the lead" }, fullTime)).toEqual({});
    expect(checkEdit({ type: "Full Time", comment: "x" }, fullTime)).toEqual({ type: "Nothing to change" });
  });

  it("revokes with a comment", () => {
    expect(checkComment({ comment: " " })).toEqual({ comment: "Please enter comment" });
    expect(checkComment({ comment: "Budget cut" })).toEqual({});
  });
});
