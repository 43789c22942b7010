import { useEffect } from "react";

const scrollsDown = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);

/**
 * Keeps the head of a table that scrolls with the page in sight. Most browsers do so themselves, because the region
 * scrolls only sideways; in the others it scrolls downwards as well, so the head follows each scroll of the page. A
 * region that scrolls by itself needs neither.
 */
export function useHeadInSight(region: HTMLElement | null) {
  useEffect(() => {
    if (!region) return;
    const follow = () => {
      const { overflowY } = getComputedStyle(region);
      region.toggleAttribute("data-with-page", overflowY === "clip");
      region.style.removeProperty("--head-top");
      if (overflowY !== "hidden") return;
      let scroller = region.parentElement;
      while (scroller && !scrollsDown(scroller)) scroller = scroller.parentElement;
      const screenTop = Number.parseFloat(getComputedStyle(region).getPropertyValue("--screen-top")) || 0;
      const edge = scroller ? scroller.getBoundingClientRect().top : screenTop;
      const { top, height } = region.getBoundingClientRect();
      const head = region.querySelector("thead")?.offsetHeight ?? 0;
      region.style.setProperty("--head-top", `${Math.max(0, Math.min(edge - top, height - head))}px`);
    };
    follow();
    // What scrolls may be the page, its main part or a dialog.
    document.addEventListener("scroll", follow, { passive: true, capture: true });
    window.addEventListener("resize", follow);
    return () => {
      document.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, [region]);
}
