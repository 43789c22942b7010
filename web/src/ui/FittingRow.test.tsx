import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { FittingRow } from "./FittingRow";
import { renderInTheme } from "./renderInTheme";

const names = ["One", "Two", "Three", "Four"];
const items = names.map((name) => ({ key: name, node: <button type="button">{name}</button> }));

/** Each item is 100 pixels wide. */
function inRoomOf(room: number) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return names.indexOf(this.textContent ?? "") * 100;
  });
  renderInTheme(<FittingRow items={items} />);
}

const inLine = () => [...document.querySelectorAll("[data-fits=true]")].map((item) => item.textContent);

afterEach(() => vi.restoreAllMocks());

it("shows all that fit", () => {
  inRoomOf(400);
  expect(inLine()).toEqual(names);
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
});

it("moves what does not fit into More", async () => {
  inRoomOf(399);
  expect(inLine()).toEqual(["One", "Two", "Three"]);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect((await screen.findAllByRole("button", { name: "Four" })).length).toBeGreaterThan(0);
});
