import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { nextMovesQuery } from "@/api/application";
import { sessionQuery } from "@/api/session";
import { ReopenRowDialog } from "./ReopenRowDialog";

it("acts on the version from when it opened, not on one that was known before", async () => {
  const of = { candidate: "c1", requisition: "r1" };
  const sent: { VERSION?: number }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "POST") sent.push(await request.json());
    const data =
      request.method === "POST" ? [{ step: "7" }] : [{ version: 3, held: "", stages: [], buttons: [] }];
    return new Response(JSON.stringify({ response: [{ CODE: "200", MESSAGE: "" }], data }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  client.setQueryData(sessionQuery.queryKey, { userId: "meera", facts: {} } as never);
  client.setQueryData(nextMovesQuery(of).queryKey, { version: 2 } as never);
  await client.invalidateQueries({ queryKey: ["candidate"] });
  const dialog = (opened: boolean) => (
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <ReopenRowDialog
          opened={opened}
          of={of}
          name="Vani Listed"
          position="Accountant"
          onClose={() => {}}
        />
      </QueryClientProvider>
    </MantineProvider>
  );
  const { rerender } = render(dialog(false));
  rerender(dialog(true));
  fireEvent.change(await screen.findByRole("textbox", { name: "Comment" }), {
    target: { value: "Wrong one" },
  });
  await waitFor(() => expect(client.getQueryData(nextMovesQuery(of).queryKey)).toMatchObject({ version: 3 }));
  fireEvent.click(screen.getByRole("button", { name: "Reopen" }));
  await waitFor(() => expect(sent.length).toBe(1));
  expect(sent[0]?.VERSION).toBe(3);
});
