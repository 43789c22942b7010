import { useEffect, useRef } from "react";
import { onWish, takeWish, type Wish } from "@/lib/wish";

/** Grants a wish once the screen is ready for it; `grant` gets what was typed with it. */
export function useWish(wish: Wish, ready: boolean, grant: (typed: string) => void): void {
  const latest = useRef(grant);
  useEffect(() => {
    latest.current = grant;
  });
  useEffect(() => {
    if (!ready) return;
    const look = () => {
      const typed = takeWish(wish);
      if (typed !== null) latest.current(typed);
    };
    look();
    return onWish(look);
  }, [wish, ready]);
}
