import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { sessionQuery } from "@/api/session";
import { useOfferedUndo } from "@/blocks/undo/offerUndo";
import { DialogHost } from "@/ui/DialogHost";
import type { CandidateTask } from "./candidateTask";
import { useCandidateTask } from "./useCandidateTask";

const row = {
  candidateId: "c1",
  requisitionId: "r1",
  name: "Vani On Hold",
  position: "Accountant",
  mobile: "9823012345",
};
const option = (status: string) => ({ id: status, status, label: status, needsComment: true });
const decision = {
  stage: "TL_ROUND",
  label: "TL ROUND",
  options: ["Selected", "Rejected", "On-Hold"].map(option),
};
const call = { stage: "CALL", dialog: "Call", state: "open", options: [option("Not Suitable")], people: [] };
const next = {
  version: 7,
  stage: "TL_ROUND",
  status: "On-Hold",
  held: "",
  today: "2026-11-19",
  stages: [call],
  buttons: [{ action: "pushToOffer", enabled: true, shown: true, reason: "" }],
  interview: { stage: "", results: [], reason: "" },
  decision,
};
const beside = ["In Touch", "Wavering"].map((status) => ({ status, needsComment: true, needsDate: false }));

let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname;
    let data: unknown[] = [{ step: "41", STEP: "41" }];
    if (request.method === "POST") sent.push({ path, body: await request.json() });
    else data = path.endsWith("/waiting") ? [{ version: 7, beside }] : [next];
    return new Response(JSON.stringify({ response: [{ CODE: "200", MESSAGE: "Saved" }], data }));
  });
});

function List({ task }: { task: CandidateTask }) {
  const open = useCandidateTask();
  const undo = useOfferedUndo();
  return (
    <>
      <button type="button" onClick={() => void open(task, row)}>
        Do it
      </button>
      <output>{undo && `${undo.about} ${undo.step}`}</output>
    </>
  );
}

function doIt(task: CandidateTask) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, { userId: "meera", facts: { manager: true } } as never);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <List task={task} />
        <DialogHost />
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Do it" }));
}

async function expectSaved(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("status").textContent).toBe("Vani On Hold · Accountant 41");
}

it("decides over the list among the three, in the round that is on hold, and offers Undo", async () => {
  doIt("decide");
  await screen.findByRole("dialog", { name: "Decide" });
  fireEvent.click(screen.getByRole("combobox", { name: "Status" }));
  const offered = await screen.findAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual(["Selected", "Rejected", "On-Hold"]);
  fireEvent.click(screen.getByRole("option", { name: "Rejected" }));
  const submit = screen.getByRole("button", { name: "Submit" });
  fireEvent.click(submit);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole("textbox", { name: "Feedback" }), { target: { value: "Too dear" } });
  fireEvent.click(submit);
  await expectSaved();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    STAGE: "TL_ROUND",
    STATUS: "Rejected",
    COMMENT: "Too dear",
    VERSION: 7,
  });
});

it("records at a touch point what the candidate says, once it is chosen", async () => {
  doIt("touch");
  await screen.findByRole("dialog", { name: "What the candidate says" });
  fireEvent.change(screen.getByRole("textbox", { name: "Comment" }), { target: { value: "Wants to wait" } });
  const submit = screen.getByRole("button", { name: "SUBMIT" });
  expect((submit as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole("combobox", { name: "Status" }));
  fireEvent.click(await screen.findByRole("option", { name: "Wavering" }));
  fireEvent.click(submit);
  await expectSaved();
  expect(sent[0]?.body).toMatchObject({ status: "Wavering", comment: "Wants to wait" });
});

it("pushes to the offer after a question", async () => {
  doIt("push");
  fireEvent.click(await screen.findByRole("button", { name: "YES" }));
  await expectSaved();
  expect(sent[0]?.path).toContain("Candidate_Push_To_Offer");
});

it("has the number to call beside the outcome", async () => {
  doIt("call");
  await screen.findByRole("dialog", { name: "Call" });
  expect(screen.getByRole("link", { name: "98230 12345" }).getAttribute("href")).toBe("tel:+919823012345");
});
