import { useEffect, useRef, useState } from "react";

/** Focuses the first field at fault in the form of `ref`, once the faults are rendered. */
export function useFaultFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus();
  }, [calls]);
  return { ref, focusFault: () => setCalls((before) => before + 1) };
}
