import { createContext, useContext, useEffect } from "react";

/** What a screen calls itself, and the text of the popover beside it. */
export type Titled = { title: string; info: string };

/** Tells the shell another title than that of the screen's address; null for none. */
export const ScreenTitle = createContext<(titled: Titled | null) => void>(() => {});

/** A screen that shows different things under one address names what it shows. */
export function useScreenTitle(titled: Titled | null): void {
  const tell = useContext(ScreenTitle);
  useEffect(() => {
    tell(titled);
    return () => tell(null);
  }, [tell, titled]);
}
