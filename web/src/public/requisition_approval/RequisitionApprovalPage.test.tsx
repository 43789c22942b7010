import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RequisitionApprovalPage } from "./RequisitionApprovalPage";

const envelope = (CODE: string, data: unknown[] = []) =>
  new Response(JSON.stringify({ response: [{ CODE, MESSAGE: "Said by the server" }], data }));

it("shows what was typed while somebody else decided", async () => {
  window.history.replaceState(null, "", "/requisition_approval?REQ_ID=r1&signature=s");
  let decided = "";
  vi.stubGlobal("fetch", async ({ method }: Request) => {
    if (method === "GET")
      return envelope("200", [{ approve: true, decided, tat: "2026-11-20", status: "New" }]);
    decided = "Requisition Already Approved";
    return envelope("409");
  });
  render(<RequisitionApprovalPage />);
  const comment = await screen.findByLabelText(/^Comment/);
  fireEvent.change(comment, { target: { value: "Only from April on" } });
  fireEvent.click(screen.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Requisition Already Approved")).toBeDefined();
  expect(screen.getByText("Only from April on")).toBeDefined();
});
