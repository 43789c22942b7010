import { expect, it } from "vitest";
import { listed } from "./KeysDialog";

const run = () => {};

it("lists the screen's keys before those of the whole app, and none that rests or has no name", () => {
  const groups = listed([
    { title: "Everywhere", layer: "everywhere", rows: [{ key: "Ctrl K", label: "Search", run }] },
    { title: "List", layer: "screen", rows: [{ key: "J", label: "Next row", run }] },
    { title: "Candidate", layer: "screen", rows: [{ key: "V", label: "Resume", run, off: true }] },
    {
      title: "List",
      layer: "screen",
      rows: [
        { key: "J", label: "Next row", run },
        { key: "K", run },
      ],
    },
  ]);
  expect(groups).toEqual([
    { title: "List", keys: [["J", "Next row"]] },
    { title: "Everywhere", keys: [["Ctrl K", "Search"]] },
  ]);
});
