/** The hours of Hourly Performance. The first has what came earlier in the day, the last what came later. */
export const slots = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;

/** '09 AM', '12 PM', '06 PM'. */
export function slotLabel(hour: number): string {
  return `${String(hour > 12 ? hour - 12 : hour).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
