const keyOf = (userId: string) => `muster.desk.${userId}`;

const kept = "folded";
const opened = (today: string) => `open ${today}`;
const seen = (today: string) => `seen ${today}`;

/**
 * Whether the card of Home is folded to its head: for good once its user has folded it, and otherwise after its first
 * look of the day, so that the list below it has the window. Each user of a browser has their own choice.
 */
export function readFolded(userId: string, today: string): boolean {
  try {
    const stored = window.localStorage.getItem(keyOf(userId));
    return stored === kept || stored === seen(today);
  } catch {
    return false;
  }
}

/** An unfolded card stays so for the rest of the day. */
export function keepFolded(userId: string, today: string, folded: boolean): void {
  store(userId, folded ? kept : opened(today));
}

/** The first look of the day, unless its user has chosen. */
export function keepSeen(userId: string, today: string): void {
  try {
    const stored = window.localStorage.getItem(keyOf(userId));
    if (stored !== kept && stored !== opened(today)) store(userId, seen(today));
  } catch {
    // The card then opens with every look.
  }
}

function store(userId: string, value: string): void {
  try {
    window.localStorage.setItem(keyOf(userId), value);
  } catch {
    // Then the choice lasts only as long as the page.
  }
}
