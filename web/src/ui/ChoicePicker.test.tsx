import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ChoicePicker } from "./ChoicePicker";
import { renderInTheme } from "./renderInTheme";

const choices = [
  { value: "", label: "All" },
  { value: "d1", label: "Data Science" },
  { value: "d2", label: "Finance" },
];

function show(value: string) {
  const onChange = vi.fn();
  renderInTheme(
    <ChoicePicker label="Select Department" choices={choices} value={value} onChange={onChange} />,
  );
  return { onChange, field: screen.getByRole("button", { name: /^Select Department/ }) };
}

it("shows the choice, offers all, and closes after choosing", async () => {
  const { onChange, field } = show("d1");
  expect(field.textContent).toBe("Select Department Data Science");
  await userEvent.click(field);
  const items = await screen.findAllByRole("menuitemradio");
  expect(items.map((item) => [item.textContent, item.getAttribute("aria-checked")])).toEqual([
    ["All", "false"],
    ["Data Science", "true"],
    ["Finance", "false"],
  ]);
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Finance" }));
  expect(onChange).toHaveBeenCalledWith("d2");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

it("works by keyboard alone, starting at the current choice, and returns the focus", async () => {
  const { onChange, field } = show("d1");
  field.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("menu");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Data Science"));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledWith("d2");
  await waitFor(() => expect(document.activeElement).toBe(field));
});
