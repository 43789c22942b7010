import { type RefObject, useState } from "react";
import { useKeys } from "@/ui/useKeys";

/**
 * M leads to the card; inside it J and K, or the arrows, move along its rows, Enter opens one and A does its action.
 * Outside they belong to the list below.
 */
export function useDeskKeys(title: string, card: RefObject<HTMLElement | null>) {
  const [inside, setInside] = useState(false);
  const rows = () => [...(card.current?.querySelectorAll<HTMLElement>("[data-desk-row]") ?? [])];
  const focused = () => rows().indexOf(document.activeElement as HTMLElement);
  const off = !inside;
  function move(step: number): void {
    const all = rows();
    all[Math.min(Math.max(focused() + step, 0), all.length - 1)]?.focus();
  }
  function act(): void {
    rows()[focused()]?.closest("li")?.querySelector<HTMLElement>("[data-desk-action]")?.click();
  }
  useKeys(title, [
    { key: "M", label: `To ${title}`, run: () => rows()[0]?.focus() },
    { key: "J", label: "Next row", off, repeats: true, run: () => move(1) },
    { key: "K", label: "Previous row", off, repeats: true, run: () => move(-1) },
    { key: "ArrowDown", off, repeats: true, run: () => move(1) },
    { key: "ArrowUp", off, repeats: true, run: () => move(-1) },
    { key: "A", label: "Do what the row asks for", off, run: act },
  ]);
  return {
    onFocus: () => setInside(true),
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      if (!(event.relatedTarget instanceof Node && card.current?.contains(event.relatedTarget)))
        setInside(false);
    },
  };
}
