import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { sessionQuery } from "@/api/session";
import { DialogHost } from "@/ui/DialogHost";
import { popupBox } from "@/ui/popup/usePopup";
import { toast } from "@/ui/toast";
import { CandidateDatabaseScreen } from "./CandidateDatabaseScreen";
import { broadcastDialog, broadcastDrawer, mapDialog } from "./opens";

const row = (id: string, NAME: string, more = {}) => ({
  CAN_ID: `0190aaaa-0000-7000-8000-0000${id}`,
  REQ_ID: "0190bbbb-0000-7000-8000-000000000001",
  NAME,
  MOBILE: "9730018264",
  EMAIL: "",
  ADDRESS: "",
  CITY: "Pune",
  EXP: "3",
  NOTICE_PERIOD: "30 days",
  LAST_POSITION_APPLIED_FOR: "Developer",
  LAST_EDUCATIONAL_TYPE: "",
  YEAR_OF_PASSING: "",
  TOTAL_YEAR_OF_EXP: "3.2",
  CREATED_ON: "2026-11-12T10:00:00Z",
  HR_NAME: "Imran Shaikh",
  STAGE: "HR_ROUND",
  STATUS: "Scheduled",
  LATEST_PROFILE_MAPPED: "",
  REF_POSITIONS: "",
  POSITION_NAME: "Developer",
  RAISE_REQ_ID: "",
  REF_CANDIDATE_FLAG: "0",
  STATUS_ID: "",
  ESA_REJECTED: "0",
  SELECTABLE: "1",
  REASON: "",
  OPENS: "1",
  RESUME_HIT: "",
  RESUME: "",
  RESUME_NOTE: "",
  ESA: "",
  FORM_STEPS: 2,
  ...more,
});

const joined = "The candidate cannot be mapped to another requisition: Joined";
const found = [
  row("7c41e09b", "Prachi Wagh", { RESUME_HIT: "five years of Kubernetes at Tarang" }),
  row("51d8a2f6", "Sagar Lokhande", { STATUS: "Rejected" }),
  row("e09bb34d", "Pravin Thorat", { STATUS: "Joined", SELECTABLE: "0", REASON: joined }),
  row("3de1f407", "Kiran Bedekar", {
    STATUS: "Blacklisted",
    RESUME: "r3.pdf",
    SELECTABLE: "0",
    REASON: "Candidate is Blacklisted",
  }),
  row("b6f0912c", "Snehal Gaikwad", {
    REQ_ID: "",
    OPENS: "0",
    STAGE: "",
    STATUS: "",
    REF_POSITIONS: "Inside Sales Executive, Field Sales Officer, Key Account Manager, Developer",
  }),
];

const person = { mobile: "9730018264", reason: "", sentAt: "", again: false, twice: false, whatsapp: "" };

const preview = {
  recipients: [
    {
      ...person,
      candidate: "a",
      name: "Prachi Wagh",
      campaign: "esa_link",
      params: ["Prachi Wagh", "Asha"],
      skipped: "",
    },
    { ...person, candidate: "b", name: "Snehal Gaikwad", campaign: "", params: [], skipped: "Opted out" },
  ],
  leftToday: 500,
  opensAt: "",
  configured: true,
  running: false,
};

const broadcast = (state: string, first: string) => ({
  id: "b1",
  state,
  reason: "",
  sentence: state === "running" ? "" : "1 of 2 sent",
  begunAt: "2026-11-16T05:11:00Z",
  endedAt: "",
  opensAt: "",
  toSend: 2,
  sent: first === "sent" ? 1 : 0,
  failed: 0,
  kept: 0,
  opened: 0,
  leaving: first === "leaving" ? 1 : 0,
  queued: state === "running" ? 1 : 0,
  skipped: 1,
  cancelled: state === "running" ? 0 : 1,
  recipients: [
    { ...person, candidate: "a", name: "Prachi Wagh", state: first },
    { ...person, candidate: "b", name: "Snehal Gaikwad", state: "skipped", reason: "Opted out" },
    {
      ...person,
      candidate: "c",
      name: "Sagar Lokhande",
      state: state === "running" ? "queued" : "cancelled",
    },
  ],
});

type Sent = { path: string; query: string; body: unknown };
const sent: Sent[] = [];
/** The refusals of the next mapping. */
let refusals: object[];
/** The caller's latest broadcast. */
let latest: object[];

// Loaded beforehand: on a busy machine it takes longer than a test waits for an element.
beforeAll(() =>
  Promise.all([
    popupBox.preload(),
    mapDialog.preload(),
    broadcastDialog.preload(),
    broadcastDrawer.preload(),
  ]),
);

beforeEach(() => {
  sent.length = 0;
  refusals = [];
  latest = [];
  vi.restoreAllMocks();
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.split("/").at(-1) ?? "";
    if (request.method === "POST") {
      const text = await request.text();
      sent.push({ path, query: search, body: text && JSON.parse(text) });
    }
    const answer = (data: object[], CODE = "200", MESSAGE = "") =>
      new Response(JSON.stringify({ response: [{ CODE, MESSAGE }], data, total: data.length }));
    if (path === "candidate_database_search") return answer(found);
    if (path === "preview") return answer([preview]);
    if (path === "broadcasts" && request.method === "GET") return answer(latest);
    if (path === "broadcasts") {
      latest = [broadcast("running", "leaving")];
      return answer([{ id: "b1" }], "200", "The broadcast has begun.");
    }
    if (path === "stop") {
      latest = [broadcast("stopped", "sent")];
      return answer([], "200", "The broadcast is stopped.");
    }
    if (path === "candidate_re_mapping_new") {
      return refusals.length > 0 ? answer(refusals, "409", "Candidate already remapped") : answer([]);
    }
    if (pathname.includes("get_requirement_select2")) {
      return answer([{ id: "r9", text: "1187 Senior Java Developer" }]);
    }
    return answer([]);
  });
});

async function open(address: string, facts: object = { recruiter: true }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, { userId: "asha", facts, today: "2026-11-16" } as never);
  const root = createRootRoute();
  const history = createMemoryHistory({ initialEntries: [address] });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([
      at("/candidate_database", CandidateDatabaseScreen),
      at("/directory", () => <p>The directory</p>),
      at("/candidate_details", () => <p>The details</p>),
    ]),
    history,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
        <DialogHost />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByRole("button", { name: "Search" });
  return history;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
// A phone has it at the bottom too, and styles hide one of the two.
const mapTo = () => fireEvent.click(screen.getAllByRole("button", { name: "Map To" })[0] as HTMLElement);
const type = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Search by name or contact..." }), {
    target: { value },
  });
const rowOf = (name: string) => screen.getByText(name).closest("tr") as HTMLElement;

it("asks for something to search for, in the documents' words", async () => {
  const error = vi.spyOn(toast, "error").mockReturnValue("");
  await open("/candidate_database");
  expect(screen.getByText("Please enter any or all four parameter to see the search result.")).toBeDefined();
  press("Search");
  expect(error).toHaveBeenLastCalledWith("Please enter any or all three parameter to see the search result.");
  type("ab");
  press("Search");
  expect(error).toHaveBeenLastCalledWith("Search Parameter Should be atleast 3 Characters");
  expect(sent).toEqual([]);
  expect(screen.queryByRole("button", { name: "Map To" })).toBeNull();
});

it("searches, newest first, and keeps the search in the address", async () => {
  const history = await open("/candidate_database");
  type(" kubernetes ");
  press("Search");
  await screen.findByText("Prachi Wagh");
  expect(sent[0]).toEqual({
    path: "candidate_database_search",
    query: "?page=1&size=10&sort=-createdOn",
    body: { SEARCH: "kubernetes", POSITION_NAME: "all", LOCATION: "all", REF_POSITION_NAME: "all" },
  });
  expect(history.location.href).toBe("/candidate_database?q=kubernetes");
  expect(screen.getByText("Kubernetes").tagName).toBe("MARK");
  expect(screen.getByText("5 candidates")).toBeDefined();
});

it("opens a name by the rule, and shows what there is", async () => {
  await open("/candidate_database?q=kubernetes");
  await screen.findByText("Prachi Wagh");
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Prachi Wagh",
    "Pravin Thorat",
  ]);
  expect(within(rowOf("Prachi Wagh")).getByText("HR ROUND")).toBeDefined();
  expect(within(rowOf("Prachi Wagh")).getByText("…7c41e09b")).toBeDefined();
  const more = within(rowOf("Snehal Gaikwad")).getByRole("button", { name: /^read more/ });
  expect(more.parentElement?.textContent).toBe("Inside Sales Executive, Field Sales Officer, Key… read more");
  fireEvent.click(more);
  expect(more.parentElement?.textContent).toContain("Key Account Manager, Developer");
  for (const name of ["Edit form of Kiran Bedekar", /^View form of Kiran/, "Resume of Kiran Bedekar"]) {
    expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
  }
});

it("has a lock with its reason, and lists them under Why", async () => {
  const error = vi.spyOn(toast, "error").mockReturnValue("");
  await open("/candidate_database?q=kubernetes");
  await screen.findByText("Prachi Wagh");
  expect(screen.getByRole("checkbox", { name: `Pravin Thorat: ${joined}` })).toBeDefined();
  expect(screen.getByText("2 of this page cannot be chosen")).toBeDefined();
  press("Why");
  expect(await screen.findByText("Candidate is Blacklisted")).toBeDefined();
  mapTo();
  expect(error).toHaveBeenLastCalledWith("Please Select Candidate");
});

it("maps all or nobody, and opens the target's directory", async () => {
  const error = vi.spyOn(toast, "error").mockReturnValue("");
  const success = vi.spyOn(toast, "success").mockReturnValue("");
  const history = await open("/candidate_database?q=kubernetes");
  await screen.findByText("Prachi Wagh");
  for (const name of ["Prachi Wagh", "Snehal Gaikwad"]) {
    fireEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
  }
  mapTo();
  const dialog = await screen.findByRole("dialog", { name: "Map Candidate" });
  expect(dialog.textContent).toContain("2 candidates · Prachi Wagh, Snehal Gaikwad");
  press("Submit");
  expect(error).toHaveBeenLastCalledWith("Please Select Requirement", { file: false });
  expect(await within(dialog).findByText("Please select requisition")).toBeDefined();

  fireEvent.click(within(dialog).getByRole("combobox", { name: "Select requisition to map" }));
  fireEvent.click(await screen.findByRole("option", { name: "1187 Senior Java Developer" }));
  refusals = [{ CAN_ID: found[4]?.CAN_ID, NAME: "Snehal Gaikwad", MESSAGE: "Candidate already remapped" }];
  press("Submit");
  const refused = await within(dialog).findByRole("region", { name: "Nobody was mapped" });
  expect(refused.textContent).toContain("Snehal Gaikwad");
  expect(refused.textContent).toContain("Candidate Already Mapped To this Position!!");
  expect(error).toHaveBeenLastCalledWith("Candidate Already Mapped To this Position!!");

  refusals = [];
  press("Leave this candidate out");
  press("Submit");
  await waitFor(() => expect(history.location.href).toBe("/directory?req=1187"));
  expect(success).toHaveBeenLastCalledWith("Candidate Mapped Successfully!!");
  expect(sent.findLast(({ path }) => path === "candidate_re_mapping_new")?.body).toEqual({
    REQ_ID: "r9",
    CREATED_BY: "asha",
    CAN_LIST: [{ CAN_ID: found[0]?.CAN_ID, REQ_ID: found[0]?.REQ_ID }],
  });
});

it("has no boxes for an interviewer", async () => {
  await open("/candidate_database?q=kubernetes", { interviewer: true, esaAssigned: true });
  await screen.findByText("Prachi Wagh");
  expect(screen.queryAllByRole("checkbox")).toEqual([]);
  expect(screen.queryByRole("button", { name: "Add Ref Candidate" })).toBeNull();
});

it("has boxes and the programme's link for a lead who works on its queue", async () => {
  await open("/candidate_database?q=kubernetes", { esaAssigned: true });
  await screen.findByText("Prachi Wagh");
  expect(screen.getByRole("checkbox", { name: "Select Prachi Wagh" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Copy ESA Link" })).toBeDefined();
});

const esaLink = () => fireEvent.click(screen.getAllByRole("button", { name: "ESA Link" })[0] as HTMLElement);

it("broadcasts to the chosen after showing who is skipped, and stops", async () => {
  const error = vi.spyOn(toast, "error").mockReturnValue("");
  await open("/candidate_database?q=kubernetes");
  await screen.findByText("Prachi Wagh");
  esaLink();
  expect(error).toHaveBeenLastCalledWith("Please select candidate.");
  for (const name of ["Prachi Wagh", "Snehal Gaikwad"]) {
    fireEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
  }
  esaLink();
  const question = "Are you sure you want to broadcast the selected candidate?";
  const dialog = await screen.findByRole("dialog", { name: question });
  const skipped = await within(dialog).findByRole("list", { name: "Skipped" });
  expect(skipped.textContent).toBe("Snehal GaikwadOpted out");
  expect(within(dialog).getByRole("list", { name: "To be sent" }).textContent).toContain(
    "esa_link: Prachi Wagh, Asha",
  );
  press("YES");
  const drawer = await screen.findByRole("dialog", { name: "ESA Link" });
  const bar = await within(drawer).findByRole("progressbar", { name: "Broadcast" });
  expect(bar.getAttribute("aria-valuetext")).toBe("0 of 2");
  expect(sent.find(({ path }) => path === "broadcasts")).toMatchObject({
    body: { candidates: [found[0]?.CAN_ID, found[4]?.CAN_ID] },
  });
  expect(within(drawer).getAllByRole("listitem")[0]?.textContent).toContain("Snehal Gaikwad");
  fireEvent.click(within(drawer).getByRole("button", { name: "Stop" }));
  expect((await within(drawer).findAllByText("1 of 2 sent")).length).toBeGreaterThan(0);
  expect(within(drawer).queryByRole("button", { name: "Stop" })).toBeNull();
});

it("brings the drawer of a running broadcast back", async () => {
  latest = [broadcast("running", "sent")];
  await open("/candidate_database");
  const drawer = await screen.findByRole("dialog", { name: "ESA Link" });
  expect(drawer.textContent).toContain("Broadcast to 3 candidates, begun 10:41 am");
});
