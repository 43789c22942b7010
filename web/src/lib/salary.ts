import { formatRupees } from "./rupees";

/** Reads salaries as people write them, as the server does: the test table salaries.tsv holds the two together. */

/** What brings a salary; empty if nobody said. */
export type Per = "month" | "year" | "";

export type Salary = { rupees: number; per: Per };

export const salaryUnclear = "Please write one amount, such as 4.5 lakh a year or 40,000 a month";
export const salaryOutOfRange = "Please check the amount: a salary is between ₹ 1,000 and ₹ 100 crore";

const least = 1_000;
const most = 1_000_000_000;
const longest = 60;

const amount = String.raw`(?:(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+)`;
const unit = "(?:crores?|cr|lakhs?|lacs?|l|thousand|k)";
const rupee = String.raw`(?:₹|rs\.?|inr|rupees)`;
const each = String.raw`(?:per|an|a|each|every|p\.?|/)`;
const month = String.raw`(?:${each} ?(?:month|mth|mo|m)\.?|monthly|month)`;
const year = String.raw`(?:${each} ?(?:year|annum|yr|y|a)\.?|yearly|annually|annual|year)`;

const aside = /\b(?:ctc|gross|net|fixed|only|in[- ]?hand|take[- ]?home)\b/g;
const whole = new RegExp(
  `^${rupee}? ?(${amount} ?${unit}?(?: (?:and )?${amount} ?${unit}?)*)(?: ?/-)? ?${rupee}? ?(?:(${month})|(${year}))?$`,
);
const parts = new RegExp(`(${amount}) ?(${unit})?`, "g");

function unitOf(word: string | undefined): number {
  if (!word) return 1;
  if (word === "k" || word === "thousand") return 1_000;
  return word.startsWith("l") ? 100_000 : 10_000_000;
}

/** The amount of '4.5 lakh', '4,50,000', '40k a month' or '4.5 LPA'; null for anything else. */
export function readSalary(text: string): Salary | null {
  if ([...text].length > longest) return null;
  const found = whole.exec(text.toLowerCase().replace(aside, " ").trim().split(/\s+/).join(" "));
  if (!found) return null;
  let rupees = 0;
  let above = Number.POSITIVE_INFINITY;
  for (const [, number = "", word] of (found[1] ?? "").matchAll(parts)) {
    const each = unitOf(word);
    // '4 lakh 50 thousand' is one amount, '4 lakh 5 lakh' is two.
    if (each >= above) return null;
    rupees += Number(number.replaceAll(",", "")) * each;
    above = each;
  }
  return { rupees: Math.round(rupees), per: found[2] ? "month" : found[3] ? "year" : "" };
}

/** Why a typed salary cannot be saved; false if it can. `stored` may stay as it is. */
export function salaryFault(text: string, stored = ""): string | false {
  if (text.trim() === "" || text.trim() === stored) return false;
  const read = readSalary(text);
  if (!read) return salaryUnclear;
  return read.rupees !== 0 && (read.rupees < least || read.rupees > most) && salaryOutOfRange;
}

const leastYearly = 100_000;

/**
 * Whether a typed salary is that of a month or of a year: what the text says, else what was chosen beside it, else what
 * is usual in India for such an amount. It is shown, so whoever means the other can say so.
 */
export function perOf(text: string, chosen: string): Per {
  const read = readSalary(text);
  if (read?.per) return read.per;
  if (chosen === "month" || chosen === "year") return chosen;
  if (!read || read.rupees === 0) return "";
  return read.rupees < leastYearly ? "month" : "year";
}

/** '₹ 4,50,000 a year'; text that is not a number stays as written. */
export function formatSalary(rupees: number | string, per: string): string {
  const formatted = formatRupees(rupees) || String(rupees);
  return per && formatted ? `${formatted} a ${per}` : formatted;
}

const months = 12;

/** How a typed salary is understood, for the line below its field; empty if it is not. */
export function echoOf(text: string, chosen: string): string {
  const read = readSalary(text);
  if (!read || salaryFault(text)) return "";
  const per = perOf(text, chosen);
  const said = formatSalary(read.rupees, per);
  return per === "month" ? `${said}, ${formatSalary(read.rupees * months, "year")}` : said;
}
