import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { DeskSection, MyDay } from "@/api/myDay";
import { deskCard } from "../opens";
import { DeskSlot } from "./DeskSlot";

vi.mock("@tanstack/react-router", async (actual) => ({
  ...(await actual<object>()),
  useNavigate: () => () => {},
}));

const section = (key: string, title: string, rows: unknown[] = []) =>
  ({ key, title, count: rows.length, late: 0, rows, day: "" }) as unknown as DeskSection;

const call = {
  kind: "application",
  candidateId: "c1",
  requisitionId: "r1",
  name: "Prachi Wagh",
  position: "Developer",
  mobile: "9730018264",
  since: "2026-11-17T04:00:00Z",
  tries: 1,
  status: "Call Back",
};

const day = {
  kind: "my_day",
  today: "2026-11-17",
  calls: 3,
  callTarget: 100,
  shortlisted: 0,
  shortlistedTarget: 6,
  queue: null,
  foot: [],
  blocks: [],
} as unknown as MyDay;

const whole = { ...day, sections: [section("call_now", "Call now", [call])] };

const answer = vi.fn<() => Response>();
const failed = () => new Response("", { status: 503 });
const answered = (body: unknown) => () =>
  Response.json({ response: [{ CODE: "200", MESSAGE: "" }], data: [body] });

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal("fetch", async () => answer());
});

function home(today = "2026-11-17"): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <DeskSlot userId="u1" today={today} manager={false} onOverdue={() => {}} onPanel={null} />
        <p>Requisition List</p>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return client;
}

const cardAgain = () => within(screen.getByRole("region", { name: "My day" }));

it("says in its own place that it could not be loaded, and loads when tried again", async () => {
  answer.mockImplementation(failed);
  home();
  await screen.findByText("Something Went Wrong");
  expect(screen.getByText("Requisition List")).toBeTruthy();
  answer.mockImplementation(answered(whole));
  await userEvent.click(cardAgain().getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Prachi Wagh")).toBeTruthy();
});

it("says so in its head while it is folded", async () => {
  window.localStorage.setItem("muster.desk.u1", "folded");
  answer.mockImplementation(failed);
  home();
  expect((await screen.findByRole("alert")).textContent).toContain("Something Went Wrong");
});

it("is folded to one line after its first look of the day, and unfolded stays so for that day", async () => {
  answer.mockImplementation(answered(whole));
  home();
  await screen.findByText("Prachi Wagh");
  cleanup();
  home();
  await userEvent.click(await screen.findByRole("button", { name: "Unfold My day" }));
  expect(screen.getByText("Prachi Wagh")).toBeTruthy();
  cleanup();
  home();
  expect(await screen.findByText("Prachi Wagh")).toBeTruthy();
  cleanup();
  home("2026-11-18");
  expect(await screen.findByText("Prachi Wagh")).toBeTruthy();
});

it("keeps the rows when only a later answer fails", async () => {
  answer.mockImplementation(answered(whole));
  const client = home();
  await screen.findByText("Prachi Wagh");
  answer.mockImplementation(failed);
  await client.invalidateQueries();
  expect(answer).toHaveLastReturnedWith(expect.objectContaining({ status: 503 }));
  expect(screen.getByText("Prachi Wagh")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps the other sections when one cannot be shown", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = section("interviews", "Interviews today", [null]);
  answer.mockImplementation(answered({ ...day, sections: [...whole.sections, broken] }));
  home();
  const part = within(await screen.findByRole("region", { name: "Interviews today" }));
  expect(part.getByText("Something Went Wrong")).toBeTruthy();
  expect(screen.getByText("Prachi Wagh")).toBeTruthy();
  answer.mockImplementation(
    answered({ ...day, sections: [...whole.sections, section("interviews", "Interviews today")] }),
  );
  await userEvent.click(part.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByText("Nothing here")).toBeTruthy());
});

it("survives that its code does not come", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(deskCard, "get").mockReturnValue(undefined);
  const ask = vi.spyOn(deskCard, "ask").mockRejectedValueOnce(new Error("offline"));
  home();
  await screen.findByText("Something Went Wrong");
  expect(screen.getByText("Requisition List")).toBeTruthy();
  ask.mockRestore();
  vi.mocked(deskCard.get).mockRestore();
  answer.mockImplementation(answered(whole));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Prachi Wagh")).toBeTruthy();
});
