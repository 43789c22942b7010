const keyOf = (userId: string) => `muster.desk.${userId}`;

/** Whether the user has folded the card of Home; each user of a browser has their own choice. */
export function readFolded(userId: string): boolean {
  try {
    return window.localStorage.getItem(keyOf(userId)) === "folded";
  } catch {
    return false;
  }
}

export function keepFolded(userId: string, folded: boolean): void {
  try {
    if (folded) window.localStorage.setItem(keyOf(userId), "folded");
    else window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Then the choice lasts only as long as the page.
  }
}
