/** Whether a business day, YYYY-MM-DD, is a Monday. The date has no zone, so it is read as UTC. */
export function isMonday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}
