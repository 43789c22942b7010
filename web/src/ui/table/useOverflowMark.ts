import { useEffect } from "react";

/** Marks the region while its table overflows, so that sticky columns show their edge shadow only then. */
export function useOverflowMark(region: HTMLElement | null) {
  useEffect(() => {
    const table = region?.firstElementChild;
    if (!region || !table) return;
    const observer = new ResizeObserver(() => {
      region.toggleAttribute("data-overflows", region.scrollWidth > region.clientWidth + 1);
    });
    observer.observe(region);
    observer.observe(table);
    return () => observer.disconnect();
  }, [region]);
}
