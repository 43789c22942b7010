import { type RefObject, useEffect } from "react";

/** Scrolls to the marked row once, as soon as the table shows it: rows arrive after the page. */
export function useMarkedRow(table: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const { current } = table;
    if (!id || !current) return;
    const show = () => {
      const row = current.querySelector("[data-selected]");
      row?.scrollIntoView({ block: "center" });
      return row !== null;
    };
    if (show()) return;
    const arriving = new MutationObserver(() => {
      if (show()) arriving.disconnect();
    });
    arriving.observe(current, { childList: true, subtree: true });
    return () => arriving.disconnect();
  }, [table, id]);
}
