import { useCallback, useEffect, useState } from "react";
import { type S6Group, s6Groups } from "@/lib/s6Periods";

function headsOf(scroller: HTMLElement) {
  return s6Groups.flatMap(({ id, label }) => {
    const head = scroller.querySelector<HTMLElement>(`th[data-group="${label}"]`);
    return head ? [{ id, head }] : [];
  });
}

const stuckWidth = (scroller: HTMLElement) =>
  scroller.querySelector<HTMLElement>("th[data-stick]")?.offsetWidth ?? 0;

/** Scrolls the table to a group of columns, and follows the scrolling with the group at its left edge. */
export function useGroupScroll(start: S6Group) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [group, setGroup] = useState(start);

  useEffect(() => {
    if (!scroller) return;
    const follow = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const heads = headsOf(scroller);
      // At the end the last groups cannot come to the left edge.
      const atEnd = scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1;
      const edge = scrollLeft + stuckWidth(scroller) + 8;
      const found = atEnd ? heads.at(-1) : heads.findLast(({ head }) => head.offsetLeft <= edge);
      if (found) setGroup(found.id);
    };
    scroller.addEventListener("scroll", follow, { passive: true });
    return () => scroller.removeEventListener("scroll", follow);
  }, [scroller]);

  const scrollTo = useCallback(
    (next: S6Group) => {
      setGroup(next);
      if (!scroller) return;
      const head = headsOf(scroller).find(({ id }) => id === next)?.head;
      if (head) scroller.scrollTo({ left: head.offsetLeft - stuckWidth(scroller) });
    },
    [scroller],
  );
  return { group, scrollTo, setScroller };
}
