import { expect, it } from "vitest";
import type { Status } from "@/api/status";
import { looksText, moved, recoloured, within } from "./order";

const status = (id: string, processes: string[]): Status => ({
  id,
  name: id,
  label: id,
  processes,
  tone: "slate",
  dot: "full",
  passes: false,
  ends: false,
  waits: false,
});

const all = [
  status("a", ["Call"]),
  status("x", ["Offer"]),
  status("b", ["Call"]),
  status("y", ["Offer"]),
  status("c", ["Call", "Offer"]),
];
const ids = (list: readonly Status[]) => list.map(({ id }) => id).join("");

it("lists the statuses of a process in their order", () => {
  expect(ids(within(all, "Call"))).toBe("abc");
  expect(ids(within(all, "Offer"))).toBe("xyc");
});

it("moves a status past its neighbour in the process, and leaves the rest unchanged", () => {
  const up = moved(all, "Call", "c", -1);
  expect(ids(within(up, "Call"))).toBe("acb");
  expect(ids(up)).toBe("axcby");
  const down = moved(all, "Call", "a", 1);
  expect(ids(within(down, "Call"))).toBe("bac");
  expect(ids(within(down, "Offer"))).toBe("xyc");
});

it("changes nothing at an end or for an unknown status", () => {
  expect(ids(moved(all, "Call", "a", -1))).toBe("axbyc");
  expect(ids(moved(all, "Call", "c", 1))).toBe("axbyc");
  expect(ids(moved(all, "Call", "x", 1))).toBe("axbyc");
});

it("writes ids with their colours, one on each line", () => {
  expect(looksText(recoloured(all.slice(0, 2), "x", "red"))).toBe("a slate\nx red");
});
