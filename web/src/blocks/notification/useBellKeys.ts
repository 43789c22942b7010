import { useRef } from "react";
import { useKeys } from "@/ui/useKeys";

/** J and K, or the arrows, move along the lines; U marks the one with the focus. */
export function useBellKeys(opened: boolean, onToggle: (id: string) => void) {
  const list = useRef<HTMLDivElement>(null);
  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
  const focused = () => lines().indexOf(document.activeElement as HTMLElement);
  const off = !opened;
  function move(step: number): void {
    const all = lines();
    all[Math.min(Math.max(focused() + step, 0), all.length - 1)]?.focus();
  }
  function toggle(): void {
    const id = lines()[focused()]?.dataset.line;
    if (id) onToggle(id);
  }
  useKeys(
    "Notifications",
    [
      { key: "J", label: "Next", off, repeats: true, run: () => move(1) },
      { key: "K", label: "Previous", off, repeats: true, run: () => move(-1) },
      { key: "ArrowDown", off, repeats: true, run: () => move(1) },
      { key: "ArrowUp", off, repeats: true, run: () => move(-1) },
      { key: "U", label: "Read or unread", off, run: toggle },
    ],
    "dialog",
  );
  return list;
}
