import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { NotificationList } from "./NotificationList";

function show(weeks: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return new Response(JSON.stringify({ response: [{ CODE: "200" }], data: weeks }));
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <NotificationList today="2026-03-16" onChosen={() => {}} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return asked;
}

it("shows the weeks newest first, each with its dates and its link", async () => {
  const asked = show([
    { START_DATE: "2026-03-09", END_DATE: "2026-03-15" },
    { START_DATE: "2026-03-16", END_DATE: "2026-03-22" },
  ]);
  const cards = await screen.findAllByRole("listitem");
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "List of Requisitions to be closed this week!16 Mar 2026 – 22 Mar 2026click here",
    "List of Requisitions to be closed this week!09 Mar 2026 – 15 Mar 2026click here",
  ]);
  expect(asked).toEqual(["/api/Get_requirement_Data.svc/Get_Date_NS/2026/16/03"]);
});

it("shows a message when there are none", async () => {
  show([]);
  expect(await screen.findByText("No Data Available")).toBeTruthy();
});
