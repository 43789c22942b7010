import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { WeekList } from "./WeekList";

function show(weeks: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Response(JSON.stringify({ response: [{ CODE: "200" }], data: weeks }));
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <WeekList today="2026-03-16" onChosen={() => {}} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return asked;
}

it("shows the newest week, and the earlier ones when asked", async () => {
  const asked = show([
    { START_DATE: "2026-03-09", END_DATE: "2026-03-15" },
    { START_DATE: "2026-03-16", END_DATE: "2026-03-22" },
  ]);
  expect(await screen.findAllByRole("listitem")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "1 earlier week" }));
  const cards = screen.getAllByRole("listitem");
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "List of Requisitions to be closed this week!16 Mar 2026 – 22 Mar 2026click here",
    "List of Requisitions to be closed this week!09 Mar 2026 – 15 Mar 2026click here",
  ]);
  expect(asked).toEqual(["/api/Get_requirement_Data.svc/Get_Date_NS/2026/16/03"]);
});

it("shows nothing when there are none", async () => {
  show([]);
  await waitForElementToBeRemoved(() => screen.queryByRole("status"));
  expect(screen.queryByText("Closing this week")).toBeNull();
});
