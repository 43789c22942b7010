import { expect, it } from "vitest";
import { type Column, csvHead, headGroups, layoutOf } from "./columns";

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
  expect(layout.minWidth).toBe(`${44 + 80 + 100 + 100 + 100 + 60 + 100}px`);
  expect(layout.covered).toEqual({ left: 44 + 80 + 100, right: 100 + 60 });
  expect(layout.places.map(({ left, right, edge }) => [left, right, edge])).toEqual([
    [44, undefined, undefined],
    [124, undefined, "start"],
    [undefined, undefined, undefined],
    [undefined, 60, "end"],
    [undefined, 0, undefined],
    [undefined, undefined, undefined],
  ]);
});

it("shares free space among the columns that carry no neighbour's offset, those that wrap first", () => {
  const shareOf = (columns: Column<Row>[]) =>
    layoutOf(columns, 0).places.map(({ width }) => Number(/\* ([\d.]+)\)$/.exec(width)?.[1] ?? 0));
  expect(shareOf([column("a"), column("b", { width: 300 })])).toEqual([0.25, 0.75]);
  expect(shareOf([column("a", { width: 200 }), column("b", { wrap: true })])).toEqual([0.25, 0.75]);
  const start = column("s", { stick: "start" });
  const end = column("e", { stick: "end" });
  expect(shareOf([start, start, column("a"), end])).toEqual([0, 0.5, 0.5, 0]);
});

it("lets the other columns fill the window while those behind do not fit", () => {
  const { places, minWidth } = layoutOf([column("a"), column("b", { behind: 1, width: 60 })], 0);
  const joining = "clamp(0px, (100cqi - 159px) * 60, 60px)";
  expect(minWidth).toBe(`calc(max(100px, 100cqi) + 60px - ${joining})`);
  expect(places.map(({ width }) => width)).toEqual([
    `calc(100px + max(0px, 100cqi - 100px - ${joining}) * 1.0000)`,
    "60px",
  ]);
});

it("lets columns behind join one after the other", () => {
  const behind = [column("b", { behind: 1, width: 60 }), column("c", { behind: 2, width: 40 })];
  const { places, minWidth } = layoutOf([column("a"), ...behind], 0);
  const joining = "clamp(0px, (100cqi - 159px) * 60, 60px) - clamp(0px, (100cqi - 199px) * 40, 40px)";
  expect(minWidth).toBe(`calc(max(100px, 100cqi) + 100px - ${joining})`);
  expect(places[0]?.width).toBe(`calc(100px + max(0px, 100cqi - 100px - ${joining}) * 1.0000)`);
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

it("names a column in a file with its group and its subgroup", () => {
  const value = () => "";
  const heads = [
    { id: "a", header: "Name", value },
    { id: "b", header: "S", group: "HR Round (S/R)", value },
    { id: "c", header: "S", group: "Technical Round", subgroup: "TL", value },
  ].map(csvHead);
  expect(heads).toEqual(["Name", "HR Round (S/R) S", "Technical Round TL S"]);
});
