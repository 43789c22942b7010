import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { Requisition } from "@/api/requisition";
import { widthOf } from "@/ui/table/columns";
import type { RowActions } from "./cells";
import { requisitionColumns, roomForPipeline } from "./columns";

const row: Requisition = {
  serial: "1187-1",
  requisitionId: "r1",
  position: "Data Analyst Intern",
  department: "Data Science",
  positions: 4,
  ownPositions: 2,
  assigned: 3,
  location: "Pune",
  employmentStatus: "Fresher",
  employmentType: "Intern",
  rehireFor: "",
  jd: "",
  skills: "",
  recruiterNames: "Sneha Joshi, Rohit Pawar",
  comments: "",
  addedOn: "2026-02-02",
  tat: "2026-03-06",
  status: "Overdue",
  stipend: 115000,
  tenure: 6,
  overdueBy: 10,
  onboarded: 0,
  remaining: 4,
  pipeline: [3, 12, 4, 2, 1, 0],
  waitingOn: null,
  opens: "assignments",
  version: 7,
};

const actions = () => ({
  open: vi.fn<RowActions["open"]>(),
  onAssignments: vi.fn<RowActions["onAssignments"]>(),
  onPipeline: vi.fn<RowActions["onPipeline"]>(),
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

/** Those that nobody had to choose. */
const shownColumns = (options: { recruiter: boolean; roomy: boolean }) =>
  requisitionColumns(options, actions()).filter(({ hidden }) => !hidden);

describe("the columns of the Requisition List", () => {
  it("are in the specified order, with fewer for a recruiter", () => {
    const headers = (recruiter: boolean, roomy: boolean) =>
      shownColumns({ recruiter, roomy }).map(({ header }) => header);
    const whole = (pipeline: string[], behind: string[]) => [
      ...before,
      "No. of Positions (Total/Assigned)",
      ...pipeline,
      ...middle,
      "HR Name",
      ...after.slice(0, -1),
      ...behind,
      ...after.slice(-1),
    ];
    expect(headers(false, true)).toEqual(whole(["Pipeline"], []));
    expect(headers(false, false)).toEqual(whole([], ["Pipeline"]));
    expect(headers(true, true)).toEqual([...before, "No. of Positions", "Pipeline", ...middle, ...after]);
  });

  it("leave all but Stipend and Tenure in sight beside the menu of a 1350 px window", () => {
    const shown = shownColumns({ recruiter: false, roomy: false }).filter(({ behind }) => !behind);
    expect(shown.map(({ header }) => header)).toEqual([
      ...before,
      "No. of Positions (Total/Assigned)",
      ...middle,
      "HR Name",
      ...after.filter((header) => header !== "Stipend" && header !== "Tenure (Months)"),
    ]);
    const rail = 56;
    const edges = 2 * (12 + 1);
    expect(shown.reduce((sum, column) => sum + widthOf(column), rail + edges)).toBeLessThanOrEqual(1350);
    expect(shown.slice(-3).map(({ stick }) => stick)).toEqual(["end", "end", "end"]);
  });

  it.each([true, false])("leave room for the pipeline in a wide window, recruiter: %s", (recruiter) => {
    const shown = shownColumns({ recruiter, roomy: true }).filter(({ behind }) => !behind);
    const width = shown.reduce((sum, column) => sum + widthOf(column), 56 + 2 * (24 + 1));
    expect(width).toBeLessThanOrEqual(roomForPipeline(recruiter));
  });

  it("open what a cell of the pipeline counts, but nothing for 0", async () => {
    const does = actions();
    const cell = requisitionColumns({ recruiter: false, roomy: true }, does).find(
      ({ id }) => id === "pipeline",
    );
    render(<MantineProvider env="test">{cell?.cell?.(row)}</MantineProvider>);
    expect(screen.getAllByRole("button")).toHaveLength(5);
    await userEvent.click(screen.getByRole("button", { name: "4 in HR of 1187-1 Data Analyst Intern" }));
    expect(does.onPipeline).toHaveBeenCalledWith(row, "HR");
    const csv = cell?.csv;
    expect(typeof csv === "function" ? csv(row) : "").toBe("New 3, Call 12, HR 4, Tech 2, Offer 1, Joined 0");
  });

  it("show a recruiter's own positions beside those of the requisition", () => {
    const positions = requisitionColumns({ recruiter: true, roomy: false }, actions()).find(
      ({ id }) => id === "positions",
    );
    expect(positions?.text?.(row)).toBe("2 of 4");
    expect(positions?.text?.({ ...row, ownPositions: null })).toBe("4");
  });

  it("tell whom a requisition waits on, once that is chosen", () => {
    const column = requisitionColumns({ recruiter: false, roomy: false }, actions()).find(
      ({ header }) => header === "Waiting on",
    );
    const wait = {
      party: "manager",
      person: "",
      what: "Assign",
      since: "2026-03-16T04:00:00Z",
      due: "2026-03-16T08:00:00Z",
      state: "overdue",
    };
    const waiting = { ...row, waitingOn: wait };
    expect([column?.hidden, column?.value(row), column?.value(waiting)]).toEqual([
      true,
      "",
      "a manager: Assign",
    ]);
    expect(column?.value({ ...row, waitingOn: { ...wait, party: "nobody", what: "" } })).toBe("Nobody");
    render(<MantineProvider env="test">{column?.cell?.(waiting)}</MantineProvider>);
    expect(screen.getByText("a manager: Assign").textContent).toBe("a manager: Assign, overdue");
  });

  it("format dates and rupees", () => {
    const columns = requisitionColumns({ recruiter: false, roomy: false }, actions());
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
  function showStatus(opens: Requisition["opens"], status: string) {
    const does = actions();
    const cell = requisitionColumns({ recruiter: false, roomy: false }, does).find(
      ({ id }) => id === "status",
    )?.cell;
    render(<MantineProvider env="test">{cell?.({ ...row, opens: opens, status: status })}</MantineProvider>);
    return does;
  }

  it("does nothing when the server allows nothing", () => {
    showStatus("", "New");
    expect(screen.getByText("New").tagName).toBe("SPAN");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("opens the assignment panel", async () => {
    const { onAssignments } = showStatus("assignments", "Overdue");
    await userEvent.click(screen.getByRole("button", { name: /^Overdue/ }));
    expect(onAssignments).toHaveBeenCalledWith(expect.objectContaining({ serial: "1187-1" }));
  });

  it.each([
    ["assign", "Approved", "assign"],
    ["hold", "Hold", "assign"],
    ["held", "Hold", "held"],
    ["revoke", "Revoke", "revoked"],
  ] as const)("for %s opens the dialog about it", async (opens, status, kind) => {
    const { open } = showStatus(opens, status);
    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${status}`) }));
    expect(open).toHaveBeenCalledWith(
      expect.objectContaining({ kind, subject: expect.objectContaining({ id: "r1", status, version: 7 }) }),
    );
  });
});
