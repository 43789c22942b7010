/** Mobile numbers are exactly ten digits; a field takes digits only and stops at ten. */
export const mobileLength = 10;

export function mobileDigits(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, mobileLength);
}

export function isMobile(value: string): boolean {
  return value.length === mobileLength;
}
