/** A number as it is spoken: 1st, 2nd, 3rd, 4th, 11th. */
export function ordinal(n: number): string {
  const ending = Math.floor((n % 100) / 10) === 1 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${ending}`;
}

/** How late a promised call is; empty if it is not. */
export function lateBy(since: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(since)) / 60_000);
  if (minutes < 10) return "";
  if (minutes < 120) return `${minutes} min late`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h late` : `${Math.floor(hours / 24)} days late`;
}
