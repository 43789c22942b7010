import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { NextOption } from "@/api/application";
import { sessionQuery } from "@/api/session";
import { renderInTheme } from "@/ui/renderInTheme";
import { MoveDialog } from "./MoveDialog";

const arranges: NextOption = {
  id: "hr",
  status: "HR Round",
  label: "HR Round",
  date: true,
  needsDate: true,
  needsTime: true,
  needsComment: false,
  interview: true,
  hidesFeedback: true,
  firstDate: "2026-11-19",
  lastDate: "",
  usualDate: "2026-11-20",
  usualTime: "10:00",
};
const subject = {
  of: { candidate: "c1", requisition: "r1" },
  version: 3,
  current: true,
  name: "Ravi Kumar",
  position: "Developer",
};

const answer = (data: unknown[]) =>
  new Response(JSON.stringify({ response: [{ CODE: "200", MESSAGE: "Said by the server" }], data }));

function Screen() {
  const [opened, setOpened] = useState(true);
  return (
    <MoveDialog
      opened={opened}
      subject={subject}
      today="2026-11-19"
      chosen={arranges}
      title="Call Status"
      subtitle="Ravi Kumar"
      stage="CALL"
      esa={false}
      takeInterview={false}
      options={[arranges]}
      commentLabel="Feedback"
      onClose={() => setOpened(false)}
    />
  );
}

it("saves nothing when it is given up while the clashes are looked up", async () => {
  let checked = (_: Response): void => {};
  const slow = new Promise<Response>((resolve) => {
    checked = resolve;
  });
  const sent: string[] = [];
  vi.stubGlobal("fetch", async ({ method, url }: Request) => {
    if (url.includes("/clashes")) return (await slow).clone();
    if (method !== "GET") sent.push(url);
    return answer([]);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, { userId: "asha", facts: { manager: true } } as never);
  renderInTheme(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("radio", { name: "Online" }));
  fireEvent.change(screen.getByRole("textbox", { name: /^Link/ }), {
    target: { value: "https://meet.example/1" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(await screen.findByRole("button", { name: "YES" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Submit" })).toBeNull());
  await act(async () => checked(answer([{ warnings: [], free: [] }])));
  await act(async () => void (await client.fetchQuery({ queryKey: ["later"], queryFn: () => 1 })));
  expect(sent).toEqual([]);
});
