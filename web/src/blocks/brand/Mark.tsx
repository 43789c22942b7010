/** A rank with one place to fill. Decorative: the wordmark beside it or the page title carries the name. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#4256d6" />
      <rect x="6.5" y="8" width="5" height="16" rx="2.5" fill="#fff" />
      <rect x="13.5" y="8" width="5" height="9" rx="2.5" fill="#b6c6ff" />
      <rect x="20.5" y="8" width="5" height="16" rx="2.5" fill="#fff" />
    </svg>
  );
}
