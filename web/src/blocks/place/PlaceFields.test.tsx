import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { type Place, PlaceFields } from "./PlaceFields";

beforeEach(() => {
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const data = pathname.endsWith("/get_state")
      ? [{ STATE: "Goa" }, { STATE: "Gujarat" }]
      : [{ CITY: "Panaji" }, { CITY: "Margao" }];
    return new Response(JSON.stringify({ response: [{ CODE: "200", MESSAGE: "" }], data }));
  });
});

function Fields({ initial, told }: { initial: Place; told: (place: Place) => void }) {
  const [value, setValue] = useState(initial);
  const change = (place: Place) => {
    told(place);
    setValue(place);
  };
  return <PlaceFields value={value} onChange={change} error={{}} />;
}

function open(initial: Place) {
  const told = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <Fields initial={initial} told={told} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const input = (label: string) => screen.getByLabelText(label, { selector: "input" });
  return { told, state: input("State"), city: input("City") };
}

it("takes a state and a city of the list, which typing filters", async () => {
  const user = userEvent.setup();
  const { told, state, city } = open({ state: "", city: "" });
  await user.click(state);
  await user.keyboard("gu");
  expect(screen.queryByRole("option", { name: "Goa" })).toBeNull();
  await user.clear(state);
  await user.keyboard("Goa");
  await user.click(await screen.findByRole("option", { name: "Goa" }));
  expect(told).toHaveBeenLastCalledWith({ state: "Goa", city: "" });
  await user.click(city);
  await user.click(await screen.findByRole("option", { name: "Panaji" }));
  expect(told).toHaveBeenLastCalledWith({ state: "Goa", city: "Panaji" });
});

it("takes nothing that is only typed", async () => {
  const user = userEvent.setup();
  const { told, state } = open({ state: "", city: "" });
  await user.click(state);
  await user.keyboard("Atlantis");
  expect(await screen.findByText("No state found")).toBeTruthy();
  await user.tab();
  expect(told).not.toHaveBeenCalled();
  expect(state).toHaveProperty("value", "");
});

it("shows a stored place that is not in the list, and lets it be", async () => {
  const user = userEvent.setup();
  const { told, state, city } = open({ state: "Bagmati", city: "Kathmandu" });
  expect(state).toHaveProperty("value", "Bagmati");
  expect(city).toHaveProperty("value", "Kathmandu");
  await user.click(state);
  await user.click(await screen.findByRole("option", { name: "Bagmati" }));
  expect(told).not.toHaveBeenCalled();
  await user.click(state);
  await user.click(await screen.findByRole("option", { name: "Goa" }));
  expect(told).toHaveBeenLastCalledWith({ state: "Goa", city: "" });
  await user.click(city);
  expect(await screen.findByRole("option", { name: "Margao" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "Kathmandu" })).toBeNull();
});
