/** Mobile numbers have exactly ten digits; a field accepts only digits and stops at ten. */
export const mobileLength = 10;

/** Pasted numbers often begin with the country code or a zero. Cut at ten digits they would be another number. */
export function mobileDigits(typed: string): string {
  const digits = typed.replace(/^\s*(?:\+|00)\s*91/, "").replace(/\D/g, "");
  return digits.replace(/^(?:91|0)(?=\d{10}$)/, "").slice(0, mobileLength);
}

export function isMobile(value: string): boolean {
  return value.length === mobileLength;
}
