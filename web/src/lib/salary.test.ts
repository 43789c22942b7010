import { describe, expect, it } from "vitest";
import { echoOf, perOf, readSalary, salaryFault, salaryOutOfRange, salaryUnclear } from "./salary";

const [table = ""] = Object.values(
  import.meta.glob<string>("../../../internal/hiring/testdata/salaries.tsv", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const rows = table
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [string, string, string]);

describe("a salary", () => {
  it("has the table of the server", () => expect(rows.length).toBeGreaterThan(50));

  it.each(rows)("%j is read as on the server", (text, rupees, per) => {
    const read = readSalary(text);
    expect([read ? String(read.rupees) : "-", read?.per || "any"]).toEqual([rupees, per]);
  });

  it.each([
    ["4.5 lakh", "", "₹ 4,50,000 a year"],
    ["4,50,000", "", "₹ 4,50,000 a year"],
    ["4.5 LPA", "", "₹ 4,50,000 a year"],
    ["40k a month", "", "₹ 40,000 a month, ₹ 4,80,000 a year"],
    ["40k a month", "year", "₹ 40,000 a month, ₹ 4,80,000 a year"],
    ["40000.50", "", "₹ 40,001 a month, ₹ 4,80,012 a year"],
    ["40000", "year", "₹ 40,000 a year"],
    ["1,20,000", "month", "₹ 1,20,000 a month, ₹ 14,40,000 a year"],
    ["0", "", "₹ 0"],
    ["-5", "", ""],
    ["4.5", "year", ""],
    ["", "year", ""],
  ])("%j with %j chosen is echoed as %j", (text, chosen, echo) => {
    expect(echoOf(text, chosen).replaceAll("\u00a0", " ")).toBe(echo);
  });

  it.each([
    ["", "", false],
    ["4.5 lakh", "", false],
    ["0", "", false],
    ["999", "", salaryOutOfRange],
    ["4.5", "", salaryOutOfRange],
    ["101 crore", "", salaryOutOfRange],
    ["-5", "", salaryUnclear],
    ["negotiable", "", salaryUnclear],
    ["45", "45", false],
  ])("%j where %j is stored has the fault %j", (text, stored, fault) =>
    expect(salaryFault(text, stored)).toBe(fault),
  );

  it("is of no period while it is not understood", () => expect(perOf("negotiable", "")).toBe(""));
});
