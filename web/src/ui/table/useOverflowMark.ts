import { useEffect } from "react";

/**
 * Marks the region while its table overflows, so that sticky columns show their edge shadow only then; and while there
 * is more of it at the right.
 */
export function useOverflowMark(region: HTMLElement | null) {
  useEffect(() => {
    const table = region?.firstElementChild;
    if (!region || !table) return;
    const mark = () => {
      const { scrollWidth, clientWidth, scrollLeft } = region;
      region.toggleAttribute("data-overflows", scrollWidth > clientWidth + 1);
      region.toggleAttribute("data-more", scrollWidth > clientWidth + scrollLeft + 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(region);
    observer.observe(table);
    region.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      region.removeEventListener("scroll", mark);
    };
  }, [region]);
}
