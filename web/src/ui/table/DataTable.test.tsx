import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { defaultView, type TableView } from "@/lib/tableSearch";
import { renderInTheme } from "../renderInTheme";
import { type Column, DataTable } from "./DataTable";

type Person = { id: string; name: string; city: string; calls: number | null };

const people: Person[] = [
  { id: "1", name: "Sneha", city: "Pune", calls: 9 },
  { id: "2", name: "aarti", city: "Mumbai", calls: 100 },
  { id: "3", name: "Rohit", city: "Pune", calls: null },
  { id: "4", name: "=Kavya", city: "Nagpur", calls: 20 },
];

const columns: Column<Person>[] = [
  { id: "name", header: "Name", value: (row) => row.name, strong: true, filter: "text", always: true },
  { id: "city", header: "City", value: (row) => row.city, filter: "select" },
  {
    id: "calls",
    header: "Calls",
    value: (row) => row.calls,
    align: "end",
    total: (rows) => rows.reduce((sum, row) => sum + (row.calls ?? 0), 0),
  },
];

type Own = "label" | "columns" | "rows" | "rowId";
type Loosely<Given> =
  Given extends Record<Own, unknown> ? Omit<Given, Own> & Partial<Pick<Given, Own>> : never;
type Props = Loosely<Parameters<typeof DataTable<Person>>[0]>;

function show(props: Props = {}) {
  return renderInTheme(
    <DataTable label="People" columns={columns} rows={people} rowId={(row) => row.id} {...props} />,
  );
}

function Served({ onSeen }: { onSeen: (view: TableView) => void }) {
  const [view, setView] = useState<TableView>(defaultView);
  const change = (next: TableView) => {
    onSeen(next);
    setView(next);
  };
  return (
    <DataTable
      label="People"
      columns={columns}
      rows={people}
      rowId={(row) => row.id}
      total={60}
      view={view}
      onView={change}
    />
  );
}

function Chooser({ onIds }: { onIds: (ids: string[]) => void }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const change = (next: ReadonlySet<string>) => {
    onIds([...next]);
    setIds(next);
  };
  const selection = {
    ids,
    onChange: change,
    lockOf: (row: Person) => (row.calls === null ? "Never called" : ""),
  };
  return (
    <DataTable label="People" columns={columns} rows={people} rowId={(row) => row.id} selection={selection} />
  );
}

const bodyRows = () => [...document.querySelectorAll<HTMLTableRowElement>("tbody tr[data-row]")];
const names = () => bodyRows().map((row) => within(row).getAllByRole("cell")[0]?.textContent);
const head = (name: string) => screen.getByRole("columnheader", { name: new RegExp(`^${name}`) });
const sortBy = (name: string) => userEvent.click(within(head(name)).getByRole("button", { name }));

const many = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    name: `P${index}`,
    city: "Pune",
    calls: index,
  }));

describe("sorting", () => {
  it("cycles ascending, descending and unsorted, and shows it in the head", async () => {
    show();
    expect(head("Name").getAttribute("aria-sort")).toBe("none");
    await sortBy("Name");
    expect(head("Name").getAttribute("aria-sort")).toBe("ascending");
    expect(names()).toEqual(["=Kavya", "aarti", "Rohit", "Sneha"]);
    await sortBy("Name");
    expect(head("Name").getAttribute("aria-sort")).toBe("descending");
    expect(names()).toEqual(["Sneha", "Rohit", "aarti", "=Kavya"]);
    await sortBy("Name");
    expect(names()).toEqual(["Sneha", "aarti", "Rohit", "=Kavya"]);
  });

  it("works from the keyboard", async () => {
    show();
    within(head("City")).getByRole("button", { name: "City" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(head("City").getAttribute("aria-sort")).toBe("ascending");
    expect(names()[0]).toBe("aarti");
  });

  it("compares numbers as numbers and keeps missing ones last in both directions", async () => {
    show();
    await sortBy("Calls");
    expect(names()).toEqual(["Sneha", "=Kavya", "aarti", "Rohit"]);
    await sortBy("Calls");
    expect(names()).toEqual(["aarti", "=Kavya", "Sneha", "Rohit"]);
  });
});

describe("searching and filtering", () => {
  it("searches all columns and clears on Escape", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Search People" }));
    await userEvent.keyboard("pUn");
    await waitFor(() => expect(names()).toEqual(["Sneha", "Rohit"]));
    expect(screen.getByRole("status").textContent).toBe("2 rows");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it("filters by a text typed in the head's popover", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Filter Name" }));
    await userEvent.type(await screen.findByRole("textbox", { name: "Name contains" }), "rt{Enter}");
    expect(names()).toEqual(["aarti"]);
  });

  it("filters by one of the existing values, and clears", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Filter City" }));
    const choices = await screen.findAllByRole("radio");
    expect(choices.map((choice) => choice.parentElement?.textContent)).toEqual([
      "All",
      "Mumbai",
      "Nagpur",
      "Pune",
    ]);
    await userEvent.click(screen.getByRole("radio", { name: "Pune" }));
    expect(names()).toEqual(["Sneha", "Rohit"]);
    expect(screen.getByText("9", { selector: "tfoot td" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Clear filter" }));
    expect(names()).toHaveLength(4);
  });

  it("shows the empty message, and keeps the head to undo the filter", async () => {
    show({ initial: { q: "nobody" } });
    expect(screen.getByText("No Data Available")).toBeTruthy();
    expect(head("Name")).toBeTruthy();
  });
});

describe("paging", () => {
  it("pages the rows, shows the range and changes the size", async () => {
    show({ rows: many(86) });
    expect(bodyRows()).toHaveLength(25);
    expect(screen.getByText("1–25 of 86")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Page 4" }));
    expect(screen.getByText("76–86 of 86")).toBeTruthy();
    expect(names()[0]).toBe("P75");
    expect(screen.getByRole("button", { name: "Page 4" }).getAttribute("aria-current")).toBe("page");
    const size = screen.getByRole("combobox", { name: "Rows per page" });
    expect(
      within(size)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["10", "25", "50", "100"]);
    await userEvent.selectOptions(size, "100");
    expect(bodyRows()).toHaveLength(86);
    expect(screen.getByText("1–86 of 86")).toBeTruthy();
  });

  it("leaves paging, sorting and filtering to the server in server mode", async () => {
    const seen: TableView[] = [];
    renderInTheme(<Served onSeen={(view) => seen.push(view)} />);
    expect(screen.getByText("1–25 of 60")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await sortBy("Name");
    expect(seen).toEqual([
      { ...defaultView, page: 2 },
      { ...defaultView, page: 1, sort: { id: "name", desc: false } },
    ]);
    expect(names()).toEqual(["Sneha", "aarti", "Rohit", "=Kavya"]);
  });
});

describe("selection", () => {
  it("selects rows, and all that are not locked", async () => {
    const onIds = vi.fn();
    renderInTheme(<Chooser onIds={onIds} />);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select aarti" }));
    expect(onIds).toHaveBeenLastCalledWith(["2"]);
    const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all rows" });
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await userEvent.click(all);
    expect(onIds).toHaveBeenLastCalledWith(["2", "1", "4"]);
    expect(all.checked).toBe(true);
    await userEvent.click(all);
    expect(onIds).toHaveBeenLastCalledWith([]);
  });

  it("has a lock with the reason on a row that cannot be selected", async () => {
    const onIds = vi.fn();
    renderInTheme(<Chooser onIds={onIds} />);
    const lock = screen.getByRole("checkbox", { name: "Rohit: Never called" });
    expect(lock.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(lock);
    expect(onIds).not.toHaveBeenCalled();
  });

  it("selects a stretch with Shift, without the locked rows", async () => {
    const onIds = vi.fn();
    renderInTheme(<Chooser onIds={onIds} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("checkbox", { name: "Select Sneha" }));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByRole("checkbox", { name: "Select =Kavya" }));
    await user.keyboard("{/Shift}");
    expect(onIds).toHaveBeenLastCalledWith(["1", "2", "4"]);
  });
});

describe("rows that open", () => {
  it("open by click and by Enter, but not by a click on their own controls", async () => {
    const onRowClick = vi.fn();
    const pressed = vi.fn();
    const withButton: Column<Person>[] = [
      ...columns,
      {
        id: "go",
        header: "Actions",
        value: () => null,
        sortable: false,
        cell: (row) => (
          <button type="button" onClick={pressed}>
            Call {row.name}
          </button>
        ),
      },
    ];
    show({ columns: withButton, onRowClick });
    await userEvent.click(screen.getByText("aarti", { selector: "td" }));
    expect(onRowClick).toHaveBeenLastCalledWith(people[1]);
    await userEvent.click(screen.getByRole("button", { name: "Call Rohit" }));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(onRowClick).toHaveBeenCalledTimes(1);
    bodyRows()[0]?.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onRowClick).toHaveBeenLastCalledWith(people[2]);
    await userEvent.keyboard("{End}{Enter}");
    expect(onRowClick).toHaveBeenLastCalledWith(people[3]);
    expect(bodyRows().map((row) => row.tabIndex)).toEqual([-1, -1, -1, 0]);
  });

  it("shows the details of an expanded row", async () => {
    show({ renderDetail: (row) => <p>Lives in {row.city}</p> });
    const expander = screen.getByRole("button", { name: "Details of aarti" });
    expect(expander.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(expander);
    expect(screen.getByText("Lives in Mumbai")).toBeTruthy();
    expect(expander.getAttribute("aria-expanded")).toBe("true");
  });
});

describe("CSV", () => {
  const saved: { name: string; content: Blob }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let content = new Blob();
    vi.spyOn(URL, "createObjectURL").mockImplementation((made) => {
      content = made as Blob;
      return "blob:made";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content });
    });
  });
  const written = async () => {
    await waitFor(() => expect(saved).toHaveLength(1));
    return { name: saved[0]?.name, text: await saved[0]?.content.text() };
  };

  it("contains all filtered rows in order, not only the page, and disarms formulas", async () => {
    const rows = [...many(30), ...people];
    show({
      rows,
      csvName: "People",
      csvRows: async () => [...rows].reverse(),
      initial: { size: 10, sort: { id: "name", desc: false } },
    });
    expect(bodyRows()).toHaveLength(10);
    await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
    const { name, text } = await written();
    expect(name).toBe("People.csv");
    const lines = text?.split("\r\n") ?? [];
    expect(lines).toHaveLength(30 + 4 + 2);
    expect(lines[0]?.replace("\ufeff", "")).toBe("Name,City,Calls");
    expect(lines[1]).toBe("'=Kavya,Nagpur,20");
  });

  it("fetches the rows through the screen in server mode", async () => {
    show({ rows: people.slice(0, 1), total: 4, csvName: "People", csvRows: async () => people });
    await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
    expect((await written()).text?.split("\r\n")).toHaveLength(6);
  });
});

describe("columns", () => {
  it("hides a column and remembers it under the table's id", async () => {
    const { unmount } = show({ id: "people" });
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Name" })).disabled).toBe(true);
    await userEvent.click(screen.getByRole("checkbox", { name: "City" }));
    expect(screen.queryByRole("columnheader", { name: /^City/ })).toBeNull();
    unmount();
    show({ id: "people" });
    expect(screen.queryByRole("columnheader", { name: /^City/ })).toBeNull();
    expect(head("Calls")).toBeTruthy();
  });

  it("shows a hidden column while it filters, and hides it along with its filter", async () => {
    show({
      columns: columns.map((column) => (column.id === "city" ? { ...column, hidden: true } : column)),
      initial: { filters: { city: "Nagpur" } },
    });
    expect(screen.getByRole("columnheader", { name: /^City/ })).toBeTruthy();
    expect(names()).toEqual(["=Kavya"]);
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "City" }));
    expect(screen.queryByRole("columnheader", { name: /^City/ })).toBeNull();
    expect(names()).toHaveLength(4);
  });

  it("puts neighbours of one group under one header", () => {
    show({
      columns: columns.map((column) => (column.id === "name" ? column : { ...column, group: "This month" })),
    });
    expect(screen.getByRole("columnheader", { name: "This month" }).getAttribute("colspan")).toBe("2");
    expect(head("Name").getAttribute("rowspan")).toBe("2");
  });
});

describe("states", () => {
  it("shows skeleton rows while loading, without a count", () => {
    show({ rows: undefined, state: "loading" });
    expect(screen.getByRole("status").textContent).toBe("Loading");
    expect(screen.queryByText("No Data Available")).toBeNull();
    expect(bodyRows()).toHaveLength(0);
  });

  it("keeps the old rows while refreshing", () => {
    show({ state: "refreshing" });
    expect(names()).toHaveLength(4);
    expect(document.querySelector("section")?.getAttribute("aria-busy")).toBe("true");
  });

  it("shows the failure and retries", async () => {
    const onRetry = vi.fn();
    show({ rows: undefined, state: "failed", onRetry });
    expect(screen.getByRole("alert").textContent).toContain("Something Went Wrong");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe("on a phone", () => {
  it("renders cards: title, facts, labelled values, status", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("max-width: 640px"),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
    }));
    const onRowClick = vi.fn();
    show({
      onRowClick,
      columns: [
        { id: "id", header: "Req ID", value: (row) => row.id, card: "fact" },
        { ...columns[1], card: "fact" } as Column<Person>,
        { ...columns[0], card: "title" } as Column<Person>,
        { ...columns[2], card: "value" } as Column<Person>,
      ],
    });
    expect(screen.queryByRole("table")).toBeNull();
    const card = screen.getAllByRole("listitem")[1] as HTMLElement;
    expect(within(card).getByText("2 · Mumbai")).toBeTruthy();
    expect(within(card).getByRole("term").textContent).toBe("Calls");
    expect(within(card).getByRole("definition").textContent).toBe("100");
    await userEvent.click(within(card).getByRole("button", { name: "aarti" }));
    expect(onRowClick).toHaveBeenCalledWith(people[1]);
  });
});

it("shows rows as cards on a desktop, too, where a column is too narrow for a table", () => {
  show({ cards: true });
  expect(screen.queryByRole("table")).toBeNull();
  expect(within(screen.getByRole("list", { name: "People" })).getAllByRole("listitem")).toHaveLength(4);
});
