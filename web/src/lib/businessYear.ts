/**
 * The year of the business day, which the server writes into the page: nobody is signed in yet, and the browser's clock
 * may be in another year. Only the development server leaves it out.
 */
export function businessYear(): string {
  return document.documentElement.dataset.year ?? String(new Date().getFullYear());
}
