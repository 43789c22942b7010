/**
 * The address of a meeting link as it was typed, with https where the scheme is missing; null for anything else, such
 * as a room or a note.
 */
export function meetingHref(typed: string): string | null {
  const text = typed.trim();
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#:]\S*)?$/i.test(text) ? `https://${text}` : null;
}

/** The same without the scheme, for people. */
export const meetingText = (typed: string) => typed.trim().replace(/^https?:\/\//i, "");
