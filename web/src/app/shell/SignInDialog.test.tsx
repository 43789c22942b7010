import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SignInDialog } from "./SignInDialog";

function open(answer: { code: string; message: string; data?: object[] }) {
  vi.stubGlobal("fetch", async (request: Request) => {
    const { code, message, data } = request.url.includes("Mobile_Validation")
      ? { code: "200", message: "", data: [] }
      : answer;
    return new Response(JSON.stringify({ response: [{ CODE: code, MESSAGE: message }], data }));
  });
  const onSignedIn = vi.fn();
  const onLeave = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignInDialog opened mobile="9823000012" onSignedIn={onSignedIn} onLeave={onLeave} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { onSignedIn, onLeave, user: userEvent.setup() };
}

const password = () => screen.getByLabelText<HTMLInputElement>("Password");

it("knows the mobile, begins in the password, and logs in", async () => {
  const { onSignedIn, user } = open({ code: "200", message: "", data: [{ USER_GUID: "u-1" }] });
  expect(screen.getByLabelText<HTMLInputElement>("Mobile number").value).toBe("9823000012");
  await user.type(password(), "secret{Enter}");
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ userId: "u-1" })));
  expect(password().value).toBe("");
});

it("says under the field why it fails, and asks before it leaves", async () => {
  const { onLeave, user } = open({ code: "409", message: "Please check user id or password" });
  await user.click(screen.getByRole("button", { name: "Log In" }));
  expect(screen.getByText("All Fields Are Compulsory")).toBeTruthy();
  await user.type(password(), "wrong{Enter}");
  expect(await screen.findByText("Please check user id or password")).toBeTruthy();
  expect(password().value).toBe("wrong");
  await user.click(screen.getByRole("button", { name: "Leave" }));
  await screen.findByText("What you typed will be lost.");
  expect(onLeave).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "YES" }));
  expect(onLeave).toHaveBeenCalledOnce();
});

it("says what another login means for what is on the screen", async () => {
  const { user } = open({ code: "200", message: "" });
  const mobile = screen.getByLabelText("Mobile number");
  await user.clear(mobile);
  await user.type(mobile, "98230-00099");
  expect(screen.getByText(/What was typed here is not saved then/)).toBeTruthy();
});
