import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sessionQuery } from "@/api/session";
import { useDesk } from "../desk";
import { RequisitionDesk } from "../RequisitionDesk";
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
let answer: () => Response | Promise<Response> = () => envelope({ CODE: "200", MESSAGE: "" });

function envelope(first: object, data: object[] = [], status = 200): Response {
  return new Response(JSON.stringify({ response: [first], data }), { status });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/get_role_select2/HR")) {
      return envelope({ CODE: "200" }, [{ id: "sneha", text: "Sneha Joshi" }]);
    }
    if (request.method === "GET") return envelope({ CODE: "404", MESSAGE: "Data not available" });
    const body = JSON.parse((await request.text()) || "{}") as Record<string, unknown>;
    sent.push({ path: pathname, key: request.headers.get("Idempotency-Key"), body });
    return answer();
  });
});

function Opener({ status }: { status: "Assign" | "Hold" }) {
  const { open } = useDesk();
  return (
    <button type="button" onClick={() => open({ kind: "assign", subject, status })}>
      Open
    </button>
  );
}

async function openDialog(status: "Assign" | "Hold" = "Assign") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, { userId: "meera", facts: {} } as never);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RequisitionDesk>
          <Opener status={status} />
        </RequisitionDesk>
      </QueryClientProvider>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Open" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Assign Recruiter" }, { timeout: 10_000 }));
  return { user, dialog };
}

describe("Assign Recruiter", () => {
  it("sends what the documents say, and the same key when it is sent again after a lost answer", async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("combobox", { name: "Recruiter" }));
    await user.click(await screen.findByRole("option", { name: "Sneha Joshi" }));
    await user.type(dialog.getByLabelText("No. of Positions"), "2");

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

  it("shows the server's sentence and keeps the form when a rule says no", async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("combobox", { name: "Recruiter" }));
    await user.click(await screen.findByRole("option", { name: "Sneha Joshi" }));
    await user.type(dialog.getByLabelText("No. of Positions"), "1");
    answer = () => envelope({ CODE: "409", MESSAGE: "Somebody else has changed this requisition." });
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    expect(await dialog.findByText("Somebody else has changed this requisition.")).toBeTruthy();
    expect(dialog.getByLabelText("No. of Positions")).toHaveProperty("value", "1");
  });

  it("asks for a number before it asks the server", async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole("button", { name: "Assign" }));
    expect(await dialog.findByText("Please Enter Valid Position Number")).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe("Hold", () => {
  it("needs a note, says Something Went Wrong with the reason, and offers Undo once it is done", async () => {
    const { user, dialog } = await openDialog("Hold");
    await user.click(dialog.getByRole("button", { name: "Hold" }));
    expect(await dialog.findByText("All Fields Are Compulsory!!")).toBeTruthy();

    await user.type(dialog.getByLabelText("Note"), "Budget is checked");
    answer = () => envelope({ CODE: "409", MESSAGE: "Hold is not possible: this requisition is Revoke" });
    await user.click(dialog.getByRole("button", { name: "Hold" }));
    expect(await dialog.findByText(/Something Went Wrong/)).toBeTruthy();
    expect(dialog.getByText(/Hold is not possible: this requisition is Revoke/)).toBeTruthy();

    answer = () => envelope({ CODE: "200", MESSAGE: "" }, [{ step: "77", reqId: "r1", serial: "1187" }]);
    await user.click(dialog.getByRole("button", { name: "Hold" }));
    const undo = await screen.findByRole("button", { name: /Undo/ });
    expect(sent[1]?.body).toMatchObject({ STATUS: "Hold", COMMENTS: "Budget is checked" });

    answer = () => envelope({ CODE: "200", MESSAGE: "Undone" }, [{ step: "" }]);
    await user.click(undo);
    await waitFor(() => expect(sent.at(-1)?.path).toBe("/api/steps/77/undo"));
  });
});
