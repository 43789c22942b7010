import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DialogHost } from "@/ui/DialogHost";
import { toast } from "@/ui/toast";
import { LinkActions } from "./LinkActions";

const address = "https://muster.example/candidate_form/c1?until=1&signature=s";
const sent: [method: string, path: string, body: unknown][] = [];
let links: object[];
const onLink = vi.fn();

beforeEach(() => {
  sent.length = 0;
  links = [];
  vi.restoreAllMocks();
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const answer = (data: object[]) =>
      new Response(JSON.stringify({ response: [{ CODE: "200", MESSAGE: "Links ended" }], data }));
    if (request.method === "GET") return answer(links);
    sent.push([request.method, pathname, request.method === "POST" ? await request.json() : null]);
    if (request.method === "DELETE") links = links.map((link) => ({ ...link, state: "ended" }));
    return answer([{ address, until: "2026-11-30T00:00:00Z", kind: "form" }]);
  });
});

function open({ mayForm = { enabled: true, reason: "" }, withdrawnAt = "" } = {}) {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <LinkActions
          of={{ candidate: "c1", requisition: "r1" }}
          name="Priya Sharma"
          mayForm={mayForm}
          withdrawnAt={withdrawnAt}
          onLink={onLink}
        />
        <DialogHost />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

it("makes a link and copies it", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const success = vi.spyOn(toast, "success").mockReturnValue("");
  open();
  press("Copy form link");
  await waitFor(() => expect(success).toHaveBeenCalledWith("Link Copied Successfully!"));
  expect(written).toHaveBeenCalledWith(address);
  expect(sent).toEqual([
    ["POST", "/api/candidate_links", { candidate: "c1", requisition: "r1", kind: "form" }],
  ]);
});

it("shows a link that the browser does not let us copy", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  open();
  press("Copy resume link");
  expect(await screen.findByDisplayValue(address)).toBeDefined();
});

it("makes no link to a form that is closed, and says why", () => {
  const reason = "The candidate's form is closed since the offer was sent";
  open({ mayForm: { enabled: false, reason } });
  const copy = screen.getByRole("button", { name: "Copy form link Closed" });
  expect(copy.getAttribute("aria-disabled")).toBe("true");
  expect(copy.dataset.tip).toBe(reason);
  fireEvent.click(copy);
  expect(sent).toEqual([]);
  expect(screen.getByRole("button", { name: "Copy resume link" }).getAttribute("aria-disabled")).toBe(
    "false",
  );
});

it("says that the consent was withdrawn and is asked for again", async () => {
  const made = { madeBy: "Asha", until: "", stepsDone: 2, openedAt: "", madeAt: "" };
  links = [{ ...made, kind: "form", state: "ended" }];
  open({ withdrawnAt: "2026-11-14T10:00:00Z" });
  const copy = await screen.findByRole("button", {
    name: "Copy form link Ended, consent withdrawn 14 Nov 2026",
  });
  expect(copy.dataset.tip).toBe("Another link asks for the consent again");
});

it("offers to send the resume link", () => {
  open();
  press("WhatsApp resume link");
  expect(onLink).toHaveBeenCalledExactlyOnceWith({ channel: "whatsapp", link: "resume" });
});

it("ends the links after asking", async () => {
  const made = { kind: "form", madeBy: "Asha", until: "", stepsDone: 2, openedAt: "", madeAt: "" };
  links = [{ ...made, state: "started" }];
  vi.spyOn(toast, "success").mockReturnValue("");
  open();
  await screen.findByRole("button", { name: "Copy form link Started, 2 of 5" });
  press("End links");
  fireEvent.click(await screen.findByRole("button", { name: "YES" }));
  expect(await screen.findByRole("button", { name: "Copy form link Ended" })).toBeDefined();
  expect(sent).toEqual([["DELETE", "/api/candidate_links/c1", null]]);
  expect(screen.queryByRole("button", { name: "End links" })).toBeNull();
});
