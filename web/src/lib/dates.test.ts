import { afterEach, describe, expect, it, vi } from "vitest";
import { businessZone, setBusinessZone } from "./businessZone";
import {
  dayDistance,
  dayOfInstant,
  formatClock,
  formatDate,
  formatDateTime,
  formatMonth,
  formatOrdinal,
  formatTime,
  formatWeekday,
} from "./dates";

describe("formatOrdinal", () => {
  it.each([
    ["2026-04-01", "1st Apr 2026"],
    ["2026-04-02", "2nd Apr 2026"],
    ["2026-04-03", "3rd Apr 2026"],
    ["2026-04-04", "4th Apr 2026"],
    ["2026-04-11", "11th Apr 2026"],
    ["2026-04-12", "12th Apr 2026"],
    ["2026-04-13", "13th Apr 2026"],
    ["2026-04-20", "20th Apr 2026"],
    ["2026-04-22", "22nd Apr 2026"],
    ["2026-05-31", "31st May 2026"],
    ["", ""],
  ])("writes %s as '%s'", (day, text) => {
    expect(formatOrdinal(day)).toBe(text);
  });
});

describe("formatDate", () => {
  it.each([
    ["2026-03-27", "27 Mar 2026"],
    ["2024-02-29", "29 Feb 2024"],
    // 18:30 UTC is already the next day in Kolkata.
    ["2026-03-15T18:30:00Z", "16 Mar 2026"],
    ["2026-03-15T18:29:59Z", "15 Mar 2026"],
    ["2025-12-31T20:00:00Z", "01 Jan 2026"],
    ["2026-01-01T00:15:00+05:30", "01 Jan 2026"],
    ["2026-02-30", ""],
    ["2025-02-29", ""],
    ["yesterday", ""],
    ["", ""],
  ])("writes %s as '%s'", (value, text) => {
    expect(formatDate(value)).toBe(text);
  });

  it("returns an empty string for an empty value", () => {
    expect(formatDate(null)).toBe("");
    expect(formatDate(undefined)).toBe("");
  });

  it("uses another business zone", () => {
    expect(formatDate("2026-03-15T18:30:00Z", "Europe/London")).toBe("15 Mar 2026");
  });
});

describe("times", () => {
  it.each([
    ["2026-02-12T10:42:00Z", "04:12 pm"],
    ["2026-02-11T06:10:00Z", "11:40 am"],
    ["2026-02-11T18:30:00Z", "12:00 am"],
    ["2026-02-11T06:30:00Z", "12:00 pm"],
  ])("writes the time of %s as %s", (value, text) => {
    expect(formatTime(value)).toBe(text);
  });

  it("joins date and time", () => {
    expect(formatDateTime("2026-02-12T10:42:00Z")).toBe("12 Feb 2026, 04:12 pm");
    expect(formatDateTime("")).toBe("");
  });
});

it.each([
  ["2026-03", "Mar 2026"],
  ["2026-03-27", "Mar 2026"],
  ["2026-02-28T20:00:00Z", "Mar 2026"],
  ["2026-13", ""],
])("writes the month of %s as '%s'", (value, text) => {
  expect(formatMonth(value)).toBe(text);
});

it("returns the business day of an instant", () => {
  expect(dayOfInstant("2026-03-15T18:30:00Z")).toBe("2026-03-16");
  expect(dayOfInstant("never")).toBe("");
});

describe("a time of day and how far a day is", () => {
  it.each([
    ["00:05", "12:05 am"],
    ["12:00", "12:00 pm"],
    ["15:30", "03:30 pm"],
    ["", ""],
    ["noon", ""],
  ])("writes %s as %s", (clock, text) => expect(formatClock(clock)).toBe(text));

  it("names the weekday", () => {
    expect(formatWeekday("2026-03-17")).toBe("Tue 17 Mar 2026");
    expect(formatWeekday("")).toBe("");
  });

  it.each([
    ["2026-03-16", "today"],
    ["2026-03-17", "tomorrow"],
    ["2026-03-15", "yesterday"],
    ["2026-04-01", "in 16 days"],
    ["2026-02-28", "16 days ago"],
    ["", ""],
  ])("%s is %s", (day, text) => expect(dayDistance(day, "2026-03-16")).toBe(text));
});

describe("the business zone", () => {
  afterEach(() => setBusinessZone("Asia/Kolkata"));

  it.each([
    // West of UTC: still the evening before.
    ["America/Los_Angeles", "2026-03-16T05:30:00Z", "15 Mar 2026, 10:30 pm", "2026-03-15"],
    // Half an hour, and summer time from the 8th of March on.
    ["America/St_Johns", "2026-03-08T05:00:00Z", "08 Mar 2026, 01:30 am", "2026-03-08"],
    ["America/St_Johns", "2026-03-08T06:00:00Z", "08 Mar 2026, 03:30 am", "2026-03-08"],
    ["America/St_Johns", "2026-07-01T02:29:00Z", "30 Jun 2026, 11:59 pm", "2026-06-30"],
    // A summer time of half an hour, which ends on the 5th of April.
    ["Australia/Lord_Howe", "2026-04-04T14:30:00Z", "05 Apr 2026, 01:30 am", "2026-04-05"],
    ["Australia/Lord_Howe", "2026-04-04T15:30:00Z", "05 Apr 2026, 02:00 am", "2026-04-05"],
    ["Asia/Kathmandu", "2026-12-31T18:15:00Z", "01 Jan 2027, 12:00 am", "2027-01-01"],
  ])("in %s, %s is %s", (zone, instant, text, day) => {
    setBusinessZone(zone);
    expect(formatDateTime(instant)).toBe(text);
    expect(formatMonth(instant)).toBe(text.slice(3, 11));
    expect(dayOfInstant(instant)).toBe(day);
    // A day is the same everywhere.
    expect(formatDate("2026-03-16")).toBe("16 Mar 2026");
    expect(formatWeekday("2026-03-16")).toBe("Mon 16 Mar 2026");
    expect(formatOrdinal("2026-03-01")).toBe("1st Mar 2026");
    expect(formatMonth("2026-03")).toBe("Mar 2026");
  });

  it("stays as it was if the browser does not know the new one", () => {
    setBusinessZone("America/St_Johns");
    setBusinessZone("Mars/Olympus");
    expect(businessZone()).toBe("America/St_Johns");
  });
});

it("the business zone is that of the page until a session says another", async () => {
  document.documentElement.dataset.zone = "Europe/Lisbon";
  vi.resetModules();
  const fresh = await import("./businessZone");
  expect(fresh.businessZone()).toBe("Europe/Lisbon");
  fresh.setBusinessZone("Asia/Tokyo");
  expect(fresh.businessZone()).toBe("Asia/Tokyo");
  // The files that follow in this worker read the fresh module.
  fresh.setBusinessZone("Asia/Kolkata");
  delete document.documentElement.dataset.zone;
});
