import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { LoginScreen } from "./LoginScreen";

type Reply = { status?: number; code: string; message: string; data?: unknown[] };

const validMobile: Reply = { code: "200", message: "" };
const welcome: Reply = {
  code: "200",
  message: "Login Successful",
  data: [{ USER_GUID: "u-1", ESA_ASSIGNED_HR: "0" }],
};

/** Answers the calls in turn and records the requests. */
function serve(...replies: Reply[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim());
    const reply = replies.shift();
    if (!reply) throw new TypeError("Failed to fetch");
    const { status = 200, code, message, data } = reply;
    return new Response(JSON.stringify({ response: [{ CODE: code, MESSAGE: message }], data }), { status });
  });
  return asked;
}

function open() {
  const onLoggedIn = vi.fn(async () => {});
  const onError = vi.fn();
  render(
    <MantineProvider env="test">
      <LoginScreen onLoggedIn={onLoggedIn} onError={onError} onDialog={() => {}} />
    </MantineProvider>,
  );
  const mobile = screen.getByLabelText<HTMLInputElement>("Mobile number");
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  return { onLoggedIn, onError, mobile, password, user: userEvent.setup() };
}

describe("the login screen", () => {
  it("greets and names itself", () => {
    serve();
    document.documentElement.dataset.year = "2031";
    open();
    expect(screen.getByRole("heading", { name: "Welcome back" })).toBeTruthy();
    expect(screen.getByText("Log in to the recruiting tool.")).toBeTruthy();
    expect(screen.getByText("© 2031 Muster")).toBeTruthy();
  });

  it("validates the mobile first, then the password, on Enter in the password field", async () => {
    const asked = serve(validMobile, welcome);
    const { onLoggedIn, mobile, password, user } = open();
    await user.type(mobile, "98230-41700");
    await user.type(password, "a password{Enter}");
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(asked).toEqual([
      "GET /api/User.svc/Mobile_Validation/9823041700",
      'POST /api/User.svc/User_login {"MOBILE":"9823041700","PASSWORD":"a password"}',
    ]);
  });

  it("leaves what was typed as it is", async () => {
    serve();
    const { mobile, user } = open();
    await user.type(mobile, "98a23 0417001234");
    expect(mobile.value).toBe("98a23 0417001234");
  });

  it("requires both fields before it calls the server", async () => {
    const asked = serve();
    const { onError, mobile, user } = open();
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(screen.getAllByText("All Fields Are Compulsory")).toHaveLength(2);
    await user.type(mobile, "9823041700");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(screen.getAllByText("All Fields Are Compulsory")).toHaveLength(1);
    expect(onError.mock.calls).toEqual([["All Fields Are Compulsory"], ["All Fields Are Compulsory"]]);
    expect(asked).toEqual([]);
  });

  it("refuses a department at the first call, and does not send the password", async () => {
    const asked = serve({ code: "409", message: "no" });
    const { onError, mobile, password, user } = open();
    await user.type(mobile, "9823041700");
    await user.type(password, "secret{Enter}");
    await waitFor(() => expect(onError).toHaveBeenCalledWith("You do not have access to this software!"));
    expect(asked).toHaveLength(1);
  });

  it("shows a failure under the field and keeps what was typed", async () => {
    serve(validMobile, { code: "409", message: "Please check user id or password" });
    const { onLoggedIn, onError, mobile, password, user } = open();
    await user.type(mobile, "9823041700");
    await user.type(password, "wrong{Enter}");
    expect(await screen.findByText("Please check user id or password")).toBeTruthy();
    expect(onError).toHaveBeenCalledExactlyOnceWith("Please check user id or password");
    expect([mobile.value, password.value]).toEqual(["9823041700", "wrong"]);
    expect(onLoggedIn).not.toHaveBeenCalled();
  });

  it("reports a lost network as a wrong credential, as specified", async () => {
    serve(validMobile);
    const { onError, mobile, password, user } = open();
    await user.type(mobile, "9823041700");
    await user.type(password, "secret{Enter}");
    await waitFor(() => expect(onError).toHaveBeenCalledWith("Please enter right credential"));
  });

  it("cannot be submitted twice, and shows that it is waiting", async () => {
    const asked = serve(validMobile, welcome, validMobile, welcome);
    const answer = globalThis.fetch;
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal("fetch", async (request: Request) => {
      const response = await answer(request);
      await pending;
      return response;
    });
    const { onLoggedIn, mobile, password, user } = open();
    await user.type(mobile, "9823041700");
    await user.type(password, "secret{Enter}{Enter}{Enter}");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(screen.getByRole("button", { name: "Log In" }).hasAttribute("data-loading")).toBe(true);
    expect(asked).toEqual(["GET /api/User.svc/Mobile_Validation/9823041700"]);
    release();
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(asked).toHaveLength(2);
  });
});
