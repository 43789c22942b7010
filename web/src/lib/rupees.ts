const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** '14,40,000': Indian digit grouping. */
export function groupIndian(amount: number): string {
  return grouped.format(amount);
}

/** '₹ 14,40,000' with a non-breaking space; empty for anything that is not a number. */
export function formatRupees(amount: number | string | null | undefined): string {
  if (amount === null || amount === undefined || amount === "") return "";
  const value = Number(amount);
  return Number.isFinite(value) ? `₹\u00a0${groupIndian(value)}` : "";
}
