import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed, however that was asked for: some tables are laid out differently on paper. */
export function usePaper(): boolean {
  const [paper, setPaper] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPaper(true));
    const after = () => setPaper(false);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return paper;
}
