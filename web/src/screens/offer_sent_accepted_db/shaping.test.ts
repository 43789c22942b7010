import { expect, it } from "vitest";
import type { OfferRow } from "@/api/offerYear";
import { shapeOffers } from "./shaping";

const none = { sent: 0, accepted: 0 };
const row = (monthName: string, sent: number, accepted: number): OfferRow => ({
  slot: monthName,
  monthName,
  fullTime: { sent, accepted },
  partTime: none,
  intern: none,
  contract: none,
  all: { sent, accepted },
});

it("scales each group's bars to its highest month, not to the year", () => {
  const year = shapeOffers([row("January", 4, 2), row("February", 9, 7), row("Total", 13, 9)]);
  expect(year.most).toMatchObject({ fullTime: 9, partTime: 1, all: 9 });
  expect(year.months).toHaveLength(2);
  expect(year.some).toBe(true);
});

it("recognises a year without offers", () => {
  expect(shapeOffers([row("January", 0, 0), row("Total", 0, 0)]).some).toBe(false);
});
