import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NewPasswordInput } from "./NewPasswordInput";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function serve(status: number, data: unknown[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(await request.text());
    const CODE = status === 200 ? "200" : "429";
    return new Response(JSON.stringify({ response: [{ CODE, MESSAGE: "no" }], data }), { status });
  });
  return asked;
}

function Field() {
  const [typed, setTyped] = useState("");
  return (
    <MantineProvider env="test">
      <NewPasswordInput
        label="New password"
        whose={{ mobile: "9823041700", token: "" }}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </MantineProvider>
  );
}

async function type(...texts: string[]): Promise<void> {
  for (const value of texts) {
    fireEvent.change(screen.getByLabelText("New password"), { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

it("asks once, after the last key, and shows the server's advice at the field", async () => {
  const asked = serve(200, [{ fits: false, advice: "Too easy." }]);
  render(<Field />);
  await type("l", "le", "letmein");
  expect(asked).toEqual(['{"newPassword":"letmein","mobile":"9823041700","token":""}']);
  expect(screen.getByText("Too easy.")).toBeTruthy();
  expect(screen.getByLabelText("New password").getAttribute("aria-describedby")).toBeTruthy();
});

it("says that a password will do", async () => {
  serve(200, [{ fits: true, advice: "" }]);
  render(<Field />);
  await type("copper kettle on monday");
  expect(screen.getByText("This password is strong enough.")).toBeTruthy();
});

it("says nothing while nobody answers, and asks nothing for an empty field", async () => {
  const asked = serve(429, []);
  render(<Field />);
  await type("copper", "");
  expect(asked).toEqual([]);
  await type("copper");
  expect(asked).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toBe("");
});
