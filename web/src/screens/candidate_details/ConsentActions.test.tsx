import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { FormState } from "@/api/profile";
import { DialogHost } from "@/ui/DialogHost";
import { toast } from "@/ui/toast";
import { ConsentActions } from "./ConsentActions";

const sent: [method: string, path: string][] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname]);
    return new Response(JSON.stringify({ response: [{ CODE: "200", MESSAGE: "Done" }], data: [] }));
  });
});

function open(mayEdit: boolean, given: boolean, mayErase: boolean) {
  const form = { mayEdit, mayErase, consent: { given, at: "2026-11-19T05:00:00Z" } } as FormState;
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ConsentActions candidate="c1" name="Priya Sharma" form={form} />
        <DialogHost />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

it.each([
  ["withdraws the consent", true, false, /^Withdraw consent/, "/api/candidate_form/c1/consent"],
  ["erases the form", false, true, "Erase form", "/api/candidate_form/c1"],
] as const)("%s after asking", async (_, given, mayErase, name, path) => {
  vi.spyOn(toast, "success").mockReturnValue("");
  open(true, given, mayErase);
  press(name);
  expect(sent).toEqual([]);
  fireEvent.click(await screen.findByRole("button", { name: "YES" }));
  await waitFor(() => expect(sent).toEqual([["DELETE", path]]));
});

it("offers nothing without a consent, or without the right", () => {
  open(true, false, false);
  open(false, true, false);
  expect(screen.queryByRole("button")).toBeNull();
});
