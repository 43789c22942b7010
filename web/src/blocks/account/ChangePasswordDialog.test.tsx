import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ChangePasswordDialog } from "./ChangePasswordDialog";

function serve(status: number, answer: { CODE: string; MESSAGE: string; FIELD?: string }): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    // What the server thinks of the password while it is typed is the matter of its own test.
    if (request.url.endsWith("/password_judgements")) throw new TypeError("Failed to fetch");
    asked.push(await request.text());
    return new Response(JSON.stringify({ response: [answer] }), { status });
  });
  return asked;
}

function open(mobile: string) {
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <ChangePasswordDialog opened mobile={mobile} onClose={onClose} />
    </MantineProvider>,
  );
  const submit = () => userEvent.click(screen.getByRole("button", { name: "Change Password" }));
  return { onClose, submit };
}

async function fill(oldPassword: string, newPassword: string): Promise<void> {
  await userEvent.type(screen.getByLabelText("Old password"), oldPassword);
  await userEvent.type(screen.getByLabelText("New password"), newPassword);
}

it("requires ten digits before it calls the server", async () => {
  const asked = serve(200, { CODE: "200", MESSAGE: "" });
  const { submit } = open("98230");
  await submit();
  expect(screen.getByText("Please Enter Valid Number")).toBeTruthy();
  expect(asked).toEqual([]);
});

it("closes after success", async () => {
  const asked = serve(200, { CODE: "200", MESSAGE: "" });
  const { onClose, submit } = open("9823041700");
  await fill("old one", "a new one");
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked).toEqual(['{"MOBILE":"9823041700","PASSWORD":"old one","NEW_PASSWORD":"a new one"}']);
});

it("shows the server's message about a weak password under its field and stays open", async () => {
  serve(400, { CODE: "400", MESSAGE: "Use 10 characters or more.", FIELD: "NEW_PASSWORD" });
  const { onClose, submit } = open("9823041700");
  await fill("old one", "short");
  await submit();
  const message = await screen.findByText("Use 10 characters or more.");
  expect(screen.getByLabelText("New password").getAttribute("aria-describedby")).toContain(message.id);
  expect(onClose).not.toHaveBeenCalled();
});

it("reports everything else as wrong credentials", async () => {
  serve(200, { CODE: "409", MESSAGE: "no" });
  const { submit } = open("9823041700");
  await fill("wrong", "a new one");
  await submit();
  expect(await screen.findByText("Please Enter Valid Credentials")).toBeTruthy();
});
