import { useEffect, useRef, useState } from "react";

/** Leads to the first field at fault of the form that `ref` goes to, once the faults are on the page. */
export function useFaultFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const [calls, setCalls] = useState(0);
  useEffect(() => {
    if (calls > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus();
  }, [calls]);
  return { ref, focusFault: () => setCalls((before) => before + 1) };
}
