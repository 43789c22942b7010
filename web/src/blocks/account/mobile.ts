const mobileLength = 10;

/**
 * The ten digits of a mobile, however it was written: with the country code or a zero, with spaces and hyphens. Any
 * other text stays as it was typed: with characters left out it would be another number.
 */
export function mobileOf(typed: string): string {
  const text = typed.trim();
  if (!/^\+?[\d\s().-]+$/.test(text)) return text;
  const digits = text.replace(/\D/g, "").replace(/^(?:0091|91|0)(?=\d{10}$)/, "");
  return digits.length === mobileLength ? digits : text;
}

export const isMobile = (typed: string) => /^\d{10}$/.test(mobileOf(typed));
