import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionQuery } from "@/api/session";
import { UndoHost } from "@/blocks/undo/UndoBar";
import { BottomRow } from "@/ui/BottomRow";
import { DialogHost } from "@/ui/DialogHost";
import { openRequisition } from "../openRequisition";
import type { Subject } from "../subject";

const subject: Subject = {
  id: "r1",
  serial: "1187",
  position: "Senior Java Developer",
  version: 4,
  status: "Approved",
  employmentType: "Full Time",
  positions: 6,
  unassigned: 2,
  onboarded: 0,
  remaining: 6,
  stipend: null,
  tenure: null,
};

type Sent = { path: string; key: string | null; body: Record<string, unknown> };

const sent: Sent[] = [];
/** The server's current requisition; null keeps the row's data. */
let stored: Partial<Subject> | null = null;
let answer: () => Response | Promise<Response> = () => envelope({ CODE: "200", MESSAGE: "" });

function envelope(first: object, data: object[] = [], status = 200): Response {
  return new Response(JSON.stringify({ response: [first], data }), { status });
}

/** What recruiters have in hand; null while it is not known. */
let loads: object[] | null = null;

beforeEach(() => {
  sent.length = 0;
  loads = null;
  stored = null;
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/get_role_select2/HR")) {
      return envelope({ CODE: "200" }, [
        { id: "sneha", text: "Sneha Joshi" },
        { id: "rohit", text: "Rohit Patil" },
      ]);
    }
    if (pathname === "/api/recruiter_loads" && loads) return envelope({ CODE: "200" }, loads);
    if (request.method === "GET") {
      if (!stored) return envelope({ CODE: "404", MESSAGE: "Data not available" });
      const hold = { by: "Meera Deshpande", at: "2026-03-16T10:00:00Z", comment: "Budget is checked" };
      return envelope({ CODE: "200" }, [{ ...subject, hold, assignments: [], timeline: [], ...stored }]);
    }
    const body = JSON.parse((await request.text()) || "{}") as Record<string, unknown>;
    sent.push({ path: pathname, key: request.headers.get("Idempotency-Key"), body });
    return answer();
  });
});

function Opener({ status, of }: { status: "Assign" | "Hold"; of: Subject }) {
  return (
    <button type="button" onClick={() => openRequisition({ kind: "assign", subject: of, status })}>
      Open
    </button>
  );
}

async function openDialog(status: "Assign" | "Hold" = "Assign", of: Subject = subject) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, { userId: "meera", facts: {} } as never);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <Opener status={status} of={of} />
        <DialogHost />
        <BottomRow />
        <UndoHost />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Assign Recruiter" }, { timeout: 10_000 }));
  return { user, dialog };
}

describe("Assign Recruiter", () => {
  it("sends the specified body, and the same key again after a lost answer", async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("combobox", { name: "Recruiter" }));
    await user.click(await screen.findByRole("option", { name: "Sneha Joshi" }));
    expect(dialog.getByLabelText("No. of Positions")).toHaveProperty("value", "2");

    answer = () => Promise.reject(new TypeError("lost"));
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    await dialog.findByText(/What you typed is kept\./);
    expect(dialog.getByLabelText("No. of Positions")).toHaveProperty("value", "2");

    answer = () => envelope({ CODE: "200", MESSAGE: "Requisition Assigned Successfully" }, [{ step: "" }]);
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.body).toEqual({
      STATUS: "Assigned",
      REQ_ID: "r1",
      CREATED_BY: "meera",
      HR_LIST: [{ HR: "sneha" }],
      NO_OF_POSITION: 2,
      STIPEND: 0,
      TENURE: 0,
      VERSION: 4,
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it("assigns several recruiters in one submit, each with what is left filled in", async () => {
    const { user, dialog } = await openDialog("Assign", { ...subject, unassigned: 5 });
    const positions = dialog.getByLabelText("No. of Positions");
    await user.click(dialog.getByRole("combobox", { name: "Recruiter" }));
    await user.click(await screen.findByRole("option", { name: "Sneha Joshi" }));
    await user.clear(positions);
    await user.type(positions, "2");
    await user.click(dialog.getByRole("button", { name: "Add another" }));
    expect(positions).toHaveProperty("value", "3");
    await user.click(dialog.getByRole("combobox", { name: "Recruiter" }));
    expect(screen.queryByRole("option", { name: "Sneha Joshi" })).toBeNull();
    await user.click(await screen.findByRole("option", { name: "Rohit Patil" }));
    answer = () => envelope({ CODE: "200", MESSAGE: "Requisition Assigned Successfully" }, [{ step: "" }]);
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      HR_LIST: [
        { HR: "sneha", NO_OF_POSITION: 2 },
        { HR: "rohit", NO_OF_POSITION: 3 },
      ],
      NO_OF_POSITION: 2,
    });
  });

  it("shows what each recruiter has in hand", async () => {
    loads = [{ hr: "sneha", positions: 3, overdue: 2, calls: 1 }];
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("combobox", { name: "Recruiter" }));
    expect(await screen.findByText("3 live positions, 2 overdue, 1 call today")).toBeTruthy();
    expect(screen.getByText("0 live positions, 0 overdue, 0 calls today")).toBeTruthy();
  });

  it("says that nothing is left to assign, and sends nothing", async () => {
    const { dialog } = await openDialog("Assign", { ...subject, unassigned: 0 });
    expect(dialog.getByText("All positions are assigned already")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Assign" })).toHaveProperty("disabled", true);
  });

  it("resends the same order after a lost answer, though that order changed the requisition", async () => {
    const intern = { ...subject, employmentType: "Intern" };
    const { user, dialog } = await openDialog("Assign", intern);
    await user.click(dialog.getByRole("combobox", { name: "Recruiter" }));
    await user.click(await screen.findByRole("option", { name: "Sneha Joshi" }));
    expect(dialog.getByLabelText("No. of Positions")).toHaveProperty("value", "2");
    await user.type(dialog.getByLabelText("Stipend"), "8000");
    await user.click(dialog.getByRole("combobox", { name: "Tenure (Months)" }));
    await user.click(await screen.findByRole("option", { name: "3" }));

    answer = () => {
      stored = { ...intern, version: 5, status: "Assigned", unassigned: 0, stipend: 8000, tenure: 3 };
      return Promise.reject(new TypeError("lost"));
    };
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    await dialog.findByText(/What you typed is kept\./);
    await dialog.findByText(/0 unassigned/);

    answer = () => envelope({ CODE: "200", MESSAGE: "Requisition Assigned Successfully" }, [{ step: "" }]);
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.body).toMatchObject({ STIPEND: 8000, TENURE: 3 });
  });

  it("shows the server's message and keeps the form when a rule refuses", async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("combobox", { name: "Recruiter" }));
    await user.click(await screen.findByRole("option", { name: "Sneha Joshi" }));
    await user.clear(dialog.getByLabelText("No. of Positions"));
    await user.type(dialog.getByLabelText("No. of Positions"), "1");
    answer = () => envelope({ CODE: "409", MESSAGE: "Somebody else has changed this requisition." });
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    expect(await dialog.findByText("Somebody else has changed this requisition.")).toBeTruthy();
    expect(dialog.getByLabelText("No. of Positions")).toHaveProperty("value", "1");
  });

  it("reports all missing fields before it calls the server", async () => {
    const { user, dialog } = await openDialog();
    await user.clear(dialog.getByLabelText("No. of Positions"));
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    expect(await dialog.findByText("Please Enter Valid Position Number")).toBeTruthy();
    expect(dialog.getByText("All Fields Are Compulsory!!")).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole("combobox", { name: "Recruiter" }));
    expect(sent).toEqual([]);
  });
});

describe("Hold", () => {
  it("requires a note, shows Something Went Wrong with the reason, and offers Undo on success", async () => {
    const { user, dialog } = await openDialog("Hold");
    await user.click(dialog.getByRole("button", { name: "Hold" }));
    expect(await dialog.findByText("All Fields Are Compulsory!!")).toBeTruthy();

    await user.type(dialog.getByLabelText("Note"), "Budget is checked");
    answer = () => envelope({ CODE: "409", MESSAGE: "Hold is not possible: this requisition is revoked" });
    await user.click(dialog.getByRole("button", { name: "Hold" }));
    expect(await dialog.findByText(/Something Went Wrong/)).toBeTruthy();
    expect(dialog.getByText(/Hold is not possible: this requisition is revoked/)).toBeTruthy();

    answer = () => envelope({ CODE: "200", MESSAGE: "" }, [{ step: "77", reqId: "r1", serial: "1187" }]);
    await user.click(dialog.getByRole("button", { name: "Hold" }));
    const undo = await screen.findByRole("button", { name: /Undo/ });
    expect(sent[1]?.body).toMatchObject({ STATUS: "Hold", COMMENTS: "Budget is checked" });

    answer = () => envelope({ CODE: "200", MESSAGE: "Undone" }, [{ step: "" }]);
    await user.click(undo);
    await waitFor(() => expect(sent.at(-1)?.path).toBe("/api/steps/77/undo"));
  });

  it("stays a hold when its answer is lost and the requisition is on hold by now", async () => {
    const { user, dialog } = await openDialog("Hold");
    await user.type(dialog.getByLabelText("Note"), "Budget is checked");
    answer = () => {
      stored = { version: 5, status: "Hold" };
      return Promise.reject(new TypeError("lost"));
    };
    await user.click(dialog.getByRole("button", { name: "Hold" }));
    expect(await dialog.findByText(/What you typed is kept\./)).toBeTruthy();
    expect(dialog.getByLabelText("Note")).toHaveProperty("value", "Budget is checked");

    answer = () => envelope({ CODE: "200", MESSAGE: "" }, [{ step: "77", reqId: "r1", serial: "1187" }]);
    await user.click(dialog.getByRole("button", { name: "Hold" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });
});
