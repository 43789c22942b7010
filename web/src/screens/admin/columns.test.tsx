import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Requisition } from "@/api/requisition";
import { type RowActions, requisitionColumns } from "./columns";

const row: Requisition = {
  REQ_ID: "1187-1",
  ID: "r1",
  POSITION_NAME: "Data Analyst Intern",
  DEPT_NAME: "Data Science",
  DEPT_ID: "d1",
  NO_OF_POSITION: 4,
  ASSIGNED_COUNT: 3,
  TOTAL_NO_OF_OPENINGS: 4,
  LOCATION: "Pune",
  EMPLOYMENT_STATUS: "Fresher",
  EMPLOYMENT_TYPE: "Intern",
  RE_HIRE_FOR: "",
  JD: "",
  SKILL: "",
  HR_NAME: "Sneha Joshi, Rohit Pawar",
  COMMENTS: "",
  ADDED_ON: "2026-02-02",
  TAT: "2026-03-06",
  STATUS: "Overdue",
  STIPEND: 115000,
  TENURE: 6,
  IS_EXP: "0",
  APPROVED_FLAG: "1",
  HR_STATUS: "1",
  ADDED_BY: "Mahesh Kale",
  ADDED_BY_EMAIL: "",
  APPROVED_BY: "Anil Sathe",
  APPROVED_BY_ID: "u1",
  HIRE_TYPE: "New",
  RAISE_REQ_ID: "1187-1",
  OVERDUE_BY: 10,
  STATUS_ID: "s1",
  ONBOARDED_COUNT: 0,
  REMAINING_COUNT: 4,
  OPENS: "assignments",
  VERSION: 7,
};

const actions = () => ({
  open: vi.fn<RowActions["open"]>(),
  onAssignments: vi.fn<RowActions["onAssignments"]>(),
  onMore: vi.fn<RowActions["onMore"]>(),
});

const before = ["Req ID", "Position", "Dept."];
const middle = ["Location", "Employee Status", "Employee Type", "Rehire For", "JD", "Skills"];
const after = [
  "Comments",
  "Added On",
  "TAT",
  "Status",
  "Actions",
  "Stipend",
  "Tenure (Months)",
  "Overdue By (Days)",
];

describe("the columns of the Requisition List", () => {
  it("stand in the documents' order, with fewer for a recruiter", () => {
    const headers = (recruiter: boolean) =>
      requisitionColumns(recruiter, actions()).map(({ header }) => header);
    expect(headers(false)).toEqual([
      ...before,
      "No. of Positions (Total/Assigned)",
      ...middle,
      "HR Name",
      ...after,
    ]);
    expect(headers(true)).toEqual([...before, "No. of Positions", ...middle, ...after]);
  });

  it("write dates and rupees as they are read here", () => {
    const columns = requisitionColumns(false, actions());
    const text = (id: string) => columns.find((column) => column.id === id)?.text?.(row);
    expect([text("positions"), text("addedOn"), text("tat"), text("stipend")]).toEqual([
      "4 / 3",
      "02 Feb 2026",
      "06 Mar 2026",
      "₹\u00a01,15,000",
    ]);
  });
});

describe("a click on the status", () => {
  function showStatus(opens: Requisition["OPENS"], status: string) {
    const does = actions();
    const cell = requisitionColumns(false, does).find(({ id }) => id === "status")?.cell;
    render(<MantineProvider env="test">{cell?.({ ...row, OPENS: opens, STATUS: status })}</MantineProvider>);
    return does;
  }

  it("is none where the server opens nothing", () => {
    showStatus("", "New");
    expect(screen.getByText("New").tagName).toBe("SPAN");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("opens the assignment panel", async () => {
    const { onAssignments } = showStatus("assignments", "Overdue");
    await userEvent.click(screen.getByRole("button", { name: /^Overdue/ }));
    expect(onAssignments).toHaveBeenCalledWith(expect.objectContaining({ REQ_ID: "1187-1" }));
  });

  it.each([
    ["assign", "Approved", "assign"],
    ["hold", "Hold", "assign"],
    ["revoke", "Revoke", "revoked"],
  ] as const)("for %s opens the dialog about it", async (opens, status, kind) => {
    const { open } = showStatus(opens, status);
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${status}`) }));
    expect(open).toHaveBeenCalledWith(
      expect.objectContaining({ kind, subject: expect.objectContaining({ id: "r1", status, version: 7 }) }),
    );
  });
});
