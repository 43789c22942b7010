import { expect, it } from "vitest";
import { s6Bands, s6Look } from "./bands";

it.each([
  [0, 1, "var(--text)"],
  [499, 1, "var(--text)"],
  [500, 2, "var(--text)"],
  [999, 2, "var(--text)"],
  [1000, 3, "var(--text)"],
  [1499, 3, "var(--text)"],
  [1500, 4, "var(--heat-edge-ink)"],
  [1501, 4, "#fff"],
  [1999, 4, "#fff"],
  [2000, 5, "#fff"],
  [2500, 5, "#fff"],
  [2501, 6, "#fff"],
])("shades %i with blue %i", (count, band, ink) => {
  expect(s6Look(count)).toMatchObject({ fill: `var(--heat6-${band})`, ink });
});

it("has six bands", () => expect(s6Bands).toHaveLength(6));
