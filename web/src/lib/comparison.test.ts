import { describe, expect, it } from "vitest";
import {
  type BusinessDays,
  type ComparedDays,
  comparedWhole,
  comparedWith,
  daysOfMonth,
  daysOfYear,
  differenceSentence,
  differenceText,
  headingOf,
  isGood,
  type Measure,
  whenText,
} from "./comparison";
import { addDays, type DayRange } from "./ranges";

const thursday: BusinessDays = { today: "2026-11-19", lastWorkDay: "2026-11-18" };
const on = (today: string): BusinessDays => ({ today, lastWorkDay: addDays(today, -1) });
const days = (from: string, to: string): DayRange => ({ from, to });

describe("what a period is compared with", () => {
  it.each<[string, DayRange, BusinessDays, string, string]>([
    ["this month so far", daysOfMonth("2026-11"), thursday, "2026-10-01", "2026-10-19"],
    ["a month that is over", daysOfMonth("2026-10"), thursday, "2026-09-01", "2026-09-30"],
    ["a month on its first day", daysOfMonth("2026-11"), on("2026-11-01"), "2026-10-01", "2026-10-01"],
    ["a short month on its last day", daysOfMonth("2026-11"), on("2026-11-30"), "2026-10-01", "2026-10-31"],
    ["a long month on its last day", daysOfMonth("2026-10"), on("2026-10-31"), "2026-09-01", "2026-09-30"],
    ["the 30th of March", daysOfMonth("2026-03"), on("2026-03-30"), "2026-02-01", "2026-02-28"],
    ["the 29th of February", daysOfMonth("2028-02"), on("2028-02-29"), "2028-01-01", "2028-01-31"],
    ["January", daysOfMonth("2026-01"), thursday, "2025-12-01", "2025-12-31"],
    ["this year so far", daysOfYear("2026"), thursday, "2025-01-01", "2025-11-19"],
    ["a year on a 29th of February", daysOfYear("2028"), on("2028-02-29"), "2027-01-01", "2027-02-28"],
    ["a leap year that is over", daysOfYear("2024"), thursday, "2023-01-01", "2023-12-31"],
    ["this quarter so far", days("2026-10-01", "2026-12-31"), thursday, "2026-07-01", "2026-08-19"],
    [
      "a quarter on the 31st of May",
      days("2026-04-01", "2026-06-30"),
      on("2026-05-31"),
      "2026-01-01",
      "2026-02-28",
    ],
    ["a quarter that is over", days("2026-07-01", "2026-09-30"), thursday, "2026-04-01", "2026-06-30"],
    [
      "three months that are no quarter",
      days("2026-02-01", "2026-04-30"),
      thursday,
      "2025-11-02",
      "2026-01-29",
    ],
    ["seven days", days("2026-11-13", "2026-11-19"), thursday, "2026-11-06", "2026-11-12"],
    ["eight days", days("2026-11-12", "2026-11-19"), thursday, "2026-10-29", "2026-11-05"],
    ["yesterday", days("2026-11-18", "2026-11-18"), thursday, "2026-11-11", "2026-11-11"],
    ["days ahead as well", days("2026-11-16", "2026-12-04"), thursday, "2026-11-09", "2026-11-12"],
  ])("%s", (_, range, at, from, to) => expect(comparedWith(range, at)?.before).toEqual({ from, to }));

  it("of today is the last working day, up to the same time", () => {
    const monday = { today: "2026-11-16", lastWorkDay: "2026-11-13" };
    expect(comparedWith(days("2026-11-16", "2026-11-16"), monday)).toEqual({
      shown: days("2026-11-16", "2026-11-16"),
      before: { from: "2026-11-13", to: "2026-11-13", sameHour: true },
    });
  });

  it("is nothing if the period has not begun, and the whole month before where days ahead count", () => {
    expect(comparedWith(daysOfMonth("2026-12"), thursday)).toBeNull();
    expect(comparedWhole(daysOfMonth("2026-11"))).toEqual({
      shown: daysOfMonth("2026-11"),
      before: daysOfMonth("2026-10"),
    });
  });
});

// A second implementation, which knows no arithmetic of months: it walks from day to day with the browser's calendar.

type Walked = { range: DayRange; before: ComparedDays | null };

const next = (day: string, step: 1 | -1) => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
};
const quarter = (day: string) => `${day.slice(0, 4)} ${Math.floor((Number(day.slice(5, 7)) - 1) / 3)}`;
const blocks: readonly ((day: string) => string)[] = [
  (day) => day.slice(0, 7),
  quarter,
  (day) => day.slice(0, 4),
];

function walk({ from, to }: DayRange): string[] {
  const walked: string[] = [];
  for (let day = from; day <= to; day = next(day, 1)) walked.push(day);
  return walked;
}

const blocksByName = new Map<string, string[]>();

/** All days of the block of the calendar that a day lies in. */
function blockOf(day: string, block: (day: string) => string): string[] {
  const known = blocksByName.get(block(day));
  if (known) return known;
  let [from, to] = [day, day];
  while (block(next(from, -1)) === block(day)) from = next(from, -1);
  while (block(next(to, 1)) === block(day)) to = next(to, 1);
  const whole = walk({ from, to });
  blocksByName.set(block(day), whole);
  return whole;
}

/** The months of some days, each with its days. */
const byMonth = (walked: readonly string[]) =>
  [...new Set(walked.map((day) => day.slice(0, 7)))].map((month) =>
    walked.filter((day) => day.startsWith(month)),
  );

function expected(range: DayRange, { today, lastWorkDay }: BusinessDays): ComparedDays | null {
  const whole = walk(range);
  const shown = whole.filter((day) => day <= today);
  const last = shown.at(-1);
  if (!last) return null;
  const block = blocks.find((one) => blockOf(range.from, one).join() === whole.join());
  if (block) {
    const earlier = blockOf(next(range.from, -1), block);
    const from = earlier[0] ?? "";
    if (last === range.to) return { from, to: earlier.at(-1) ?? "" };
    // The same day of the month that has the same place in its block, or that month's last.
    const month = byMonth(earlier)[byMonth(shown).length - 1] ?? [];
    return { from, to: month.findLast((day) => day.slice(8) <= last.slice(8)) ?? "" };
  }
  if (shown.length === 1 && last === today) return { from: lastWorkDay, to: lastWorkDay, sameHour: true };
  const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
  let to = next(range.from, -1);
  while (weekday(to) !== weekday(last)) to = next(to, -1);
  let from = to;
  for (const _ of shown.slice(1)) from = next(from, -1);
  return { from, to };
}

/** Numbers that look random and are the same in every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("a comparison with a second computation, which walks from day to day", () => {
  const roll = random(20261119);
  const anyDay = () => addDays("2023-01-01", roll(2200));
  const kinds: Record<string, () => Walked["range"]> = {
    "a month": () => {
      const month = blockOf(anyDay(), (day) => day.slice(0, 7));
      return days(month[0] ?? "", month.at(-1) ?? "");
    },
    "a quarter": () => {
      const found = blockOf(anyDay(), quarter);
      return days(found[0] ?? "", found.at(-1) ?? "");
    },
    "a year": () => daysOfYear(String(2023 + roll(6))),
    "a range": () => {
      const from = anyDay();
      return days(from, addDays(from, roll(120)));
    },
    "a day": () => {
      const day = anyDay();
      return days(day, day);
    },
  };

  it.each(Object.keys(kinds))("of %s", (kind) => {
    for (let turn = 0; turn < 40; turn++) {
      const range = kinds[kind]?.() ?? days("", "");
      // Over, not begun, on its first or last day, and in the midst of it.
      const lasts = [range.from, range.to, addDays(range.to, roll(500)), addDays(range.from, -1 - roll(50))];
      for (const today of [...lasts, addDays(range.from, roll(walk(range).length)), anyDay()]) {
        const at = { today, lastWorkDay: addDays(today, -1 - roll(4)) };
        expect(comparedWith(range, at)?.before ?? null, JSON.stringify([range, at])).toEqual(
          expected(range, at),
        );
      }
    }
  });

  it("of the days about the ends of months for four years, in its month, its quarter and its year", () => {
    for (let today = "2024-01-01"; today < "2028-03-31"; today = next(today, 1)) {
      if (!["01", "15", "28", "29", "30", "31"].includes(today.slice(8))) continue;
      for (const block of blocks) {
        const whole = blockOf(today, block);
        const range = days(whole[0] ?? "", whole.at(-1) ?? "");
        expect(comparedWith(range, on(today))?.before, `${today} ${range.to}`).toEqual(
          expected(range, on(today)),
        );
      }
    }
  });
});

it.each([
  [days("2026-10-01", "2026-10-31"), thursday, "Oct 2026 compared with Sep 2026"],
  [daysOfYear("2025"), thursday, "2025 compared with 2024"],
  [daysOfMonth("2026-11"), thursday, "01 Nov 2026 – 19 Nov 2026 compared with 01 Oct 2026 – 19 Oct 2026"],
  [days("2026-11-19", "2026-11-19"), thursday, "19 Nov 2026 compared with 18 Nov 2026, up to the same hour"],
])("the heading of %j names both periods", (range, at, text) => {
  expect(headingOf(range, comparedWith(range, at))).toBe(text);
});

it("the heading alone names the period", () => {
  expect(headingOf(days("2026-11-13", "2026-11-19"), null)).toBe("13 Nov 2026 – 19 Nov 2026");
  expect(headingOf(daysOfYear("2026"), null)).toBe("2026");
});

const count: Measure = { good: "more" };
const share: Measure = { good: "more", decimals: 2, points: true };
const average: Measure = { good: "less", decimals: 1 };
const lost: Measure = { good: "less" };
const neutral: Measure = { good: null };
const october = whenText(daysOfMonth("2026-10"));
const yesterday = whenText({ from: "2026-11-18", to: "2026-11-18", sameHour: true });

it.each([
  [3, count, october, "+3", "3 more than in Oct 2026", true],
  [-12, count, october, "−12", "12 fewer than in Oct 2026", false],
  [0, count, october, "±0", "as many as in Oct 2026", null],
  [1, count, yesterday, "+1", "1 more than on 18 Nov 2026 by this hour", true],
  [2, lost, october, "+2", "2 more than in Oct 2026", false],
  [7, neutral, october, "+7", "7 more than in Oct 2026", null],
  [-1234, neutral, october, "−1,234", "1,234 fewer than in Oct 2026", null],
  [-2.25, average, october, "−2.3", "2.3 less than in Oct 2026", true],
  [0.04, average, october, "±0", "as much as in Oct 2026", null],
  [4.5, share, october, "+4.50 points", "4.50 points more than in Oct 2026", true],
  [-0.5, share, october, "−0.50 points", "0.50 points less than in Oct 2026", false],
])("a difference of %d, %j", (difference, measure, when, text, sentence, good) => {
  expect(differenceText(difference, measure)).toBe(text);
  expect(differenceSentence(difference, measure, when)).toBe(sentence);
  expect(isGood(difference, measure)).toBe(good);
});
