import { expect, it } from "vitest";
import { type Column, headGroups, layoutOf } from "./columns";

type Row = { id: string };

const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: id,
  value: (row) => row.id,
  width: 100,
  ...more,
});

it("gives sticky columns the offsets of their neighbours and keeps the order", () => {
  const layout = layoutOf(
    [
      column("a", { stick: "start", width: 80 }),
      column("b", { stick: "start" }),
      column("c"),
      column("d", { stick: "end" }),
      column("e", { stick: "end", width: 60 }),
      column("f"),
    ],
    44,
  );
  expect(layout.minWidth).toBe(44 + 80 + 100 + 100 + 100 + 60 + 100);
  expect(layout.places.map(({ left, right, edge }) => [left, right, edge])).toEqual([
    [44, undefined, undefined],
    [124, undefined, "start"],
    [undefined, undefined, undefined],
    [undefined, 60, "end"],
    [undefined, 0, undefined],
    [undefined, undefined, undefined],
  ]);
});

it("shares free space among the non-sticky columns only", () => {
  const { places } = layoutOf([column("a", { stick: "start" }), column("b"), column("c", { width: 300 })], 0);
  expect(places[0]?.width).toBe("100px");
  expect(places[1]?.width).toContain("* 0.25");
  expect(places[2]?.width).toContain("* 0.75");
});

it("finds the runs of one group", () => {
  const groups = headGroups([
    column("a"),
    column("b", { group: "Calls" }),
    column("c", { group: "Calls" }),
    column("d", { group: "Offers" }),
    column("e"),
    column("f"),
  ]);
  expect(groups.map((group) => [group.label, group.span])).toEqual([
    [null, 1],
    ["Calls", 2],
    ["Offers", 1],
    [null, 1],
    [null, 1],
  ]);
});
