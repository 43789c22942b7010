import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInTheme } from "../renderInTheme";
import { type Column, DataTable } from "./DataTable";

type Person = { id: string; name: string; hours: number[] };

const people: Person[] = [
  { id: "1", name: "Asha", hours: [3, 0, 5, 8] },
  { id: "2", name: "Ravi", hours: [1, 2, 0, 4] },
];

const opened = vi.fn();

const hour = (index: number, group: string): Column<Person> => ({
  id: `h${index}`,
  header: `h${index}`,
  group,
  value: (row) => row.hours[index],
  sortable: false,
  heat: {
    band: () => ({ fill: "#eee", ink: "#000" }),
    label: (row) => `${row.name}, h${index}: ${row.hours[index]}`,
    onOpen: (row) => opened(row.name, index),
  },
});

const columns: Column<Person>[] = [
  { id: "name", header: "Name", value: (row) => row.name },
  hour(0, "Day"),
  hour(1, "Day"),
  hour(2, "Week"),
  hour(3, "Week"),
];

const show = () =>
  renderInTheme(
    <DataTable
      label="Heat"
      title={null}
      columns={columns}
      rows={people}
      rowId={(row) => row.id}
      chooser={false}
      searchLabel={null}
      pager={false}
    />,
  );

const focused = () => document.activeElement?.getAttribute("aria-label");

it("is one tab stop, moved by the arrow keys, which skip what is 0", async () => {
  show();
  await screen.findByRole("button", { name: "Asha, h0: 3" });
  const user = userEvent.setup();
  const before = screen.getByRole("button", { name: "Name" });
  before.focus();
  await user.tab();
  expect(focused()).toBe("Asha, h0: 3");
  await user.keyboard("{ArrowRight}");
  expect(focused()).toBe("Asha, h2: 5");
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Asha, h2: 5");
  await user.keyboard("{End}{ArrowDown}");
  expect(focused()).toBe("Ravi, h3: 4");
  await user.keyboard("{Control>}{ArrowLeft}{/Control}");
  expect(focused()).toBe("Ravi, h0: 1");
  await user.keyboard("{Home}{ArrowUp}{Control>}{ArrowRight}{/Control}");
  expect(focused()).toBe("Asha, h2: 5");
  await user.keyboard("{Enter}");
  expect(opened).toHaveBeenLastCalledWith("Asha", 2);
  await user.tab();
  expect(focused()).toBe(null);
});

it("shows 0 as text that opens nothing", async () => {
  show();
  await screen.findByRole("button", { name: "Asha, h0: 3" });
  const row = screen.getByRole("row", { name: /^Asha/ });
  expect(within(row).getAllByRole("button")).toHaveLength(3);
  expect(within(row).getByText("0").tagName).toBe("SPAN");
});

it("has subgroups in a third row of the head, and totals over several columns", async () => {
  const rounds: Column<Person>[] = [
    { id: "name", header: "Name", value: (row) => row.name, total: () => "Total" },
    {
      id: "ts",
      header: "S",
      group: "Technical Round",
      subgroup: "TL",
      value: (row) => row.hours[0],
      total: () => "9",
      totalSpan: 2,
      align: "end",
    },
    {
      id: "tr",
      header: "R",
      group: "Technical Round",
      subgroup: "TL",
      value: (row) => row.hours[1],
      align: "end",
    },
    { id: "hs", header: "S", group: "HR Round (S/R)", value: (row) => row.hours[2] },
  ];
  renderInTheme(
    <DataTable
      label="Rounds"
      columns={rounds}
      rows={people}
      rowId={(row) => row.id}
      renderSubRows={(row, as) => as.rows([{ ...row, id: `${row.id}a`, name: `${row.name}'s own` }])}
    />,
  );
  await screen.findByText("Asha");
  const heads = [...document.querySelectorAll("thead tr")].map((row) => row.children.length);
  expect(heads).toEqual([4, 1, 3]);
  expect(screen.getByText("TL").getAttribute("colspan")).toBe("2");
  expect(screen.getByText("HR Round (S/R)").getAttribute("rowspan")).toBe("2");
  expect(screen.getByText("9").closest("td")?.getAttribute("colspan")).toBe("2");
  expect(document.querySelectorAll("tfoot td")).toHaveLength(4);

  const expander = screen.getByRole("button", { name: "Details of Asha" });
  expander.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.queryByText("Asha's own")).not.toBeNull();
  expect(
    document.querySelector(`#${CSS.escape(expander.getAttribute("aria-controls") ?? "")}`),
  ).not.toBeNull();
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.queryByText("Asha's own")).toBeNull();
});
