/** Mobile numbers are exactly ten digits; a field takes digits only and stops at ten. */
export const mobileLength = 10;

/** Pasted numbers often begin with the country or a zero. Cut at ten digits these would be somebody else's. */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/^\s*(?:\+|00)\s*91/, "").replace(/\D/g, "");
  return digits.replace(/^(?:91|0)(?=\d{10}$)/, "").slice(0, mobileLength);
}

export function isMobile(value: string): boolean {
  return value.length === mobileLength;
}
