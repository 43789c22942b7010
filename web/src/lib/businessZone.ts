/** The zone of the company's days and times, whatever the browser's own is. */

const usual = "Asia/Kolkata";

let told: string | undefined;

/** A zone that this browser knows; undefined for any other. */
function known(zone: string | undefined): string | undefined {
  try {
    return zone && new Intl.DateTimeFormat("en", { timeZone: zone }) ? zone : undefined;
  } catch {
    return undefined;
  }
}

/** The server writes it into every page, so that pages for people without a login know it, too. */
export function businessZone(): string {
  told ??= known(document.documentElement.dataset.zone);
  return told ?? usual;
}

/** The session says it again: it may have been changed since the page was opened. */
export function setBusinessZone(zone: string): void {
  told = known(zone) ?? told;
}
