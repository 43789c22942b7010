const key = "muster.return";

/** Returns only to our own addresses, except the login screen. */
export function safePath(path: string | null): string | null {
  if (!path?.startsWith("/")) return null;
  const url = new URL(path, window.location.origin);
  if (url.origin !== window.location.origin || url.pathname === "/") return null;
  return url.pathname + url.search + url.hash;
}

/** Remembers the requested address during the login. */
export function rememberReturnPath(path: string): void {
  const safe = safePath(path);
  if (safe) sessionStorage.setItem(key, safe);
}

export function takeReturnPath(): string | null {
  const path = safePath(sessionStorage.getItem(key));
  forgetReturnPath();
  return path;
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(key);
}
