import { useState } from "react";
import type { Faults } from "@/blocks/write/faults";
import { useFaultFocus } from "@/blocks/write/useFaultFocus";
import { toast } from "./toast";

type Refused<Name extends string> = { field: Name; message: string };

/**
 * The faults of a form on its page. `found` are all faults of the present values; they are shown from the first try on,
 * and go as their fields are put right.
 */
export function useFaults<Name extends string>(found: Faults<Name>) {
  const [tried, setTried] = useState<readonly Name[]>([]);
  const [refused, setRefused] = useState<Refused<Name> | null>(null);
  const { ref, focusFault } = useFaultFocus();

  const faults: Faults<Name> = {};
  for (const name of tried) if (found[name]) faults[name] = found[name];
  if (refused) faults[refused.field] ??= refused.message;

  return {
    ref,
    faults,
    faultOf: (name: Name): string | undefined => faults[name],
    /** True if there are none; otherwise shows all of them and announces the first. */
    passes(file?: Name): boolean {
      const names = Object.keys(found) as Name[];
      const [first] = names;
      setTried(names);
      setRefused(null);
      if (first === undefined) return true;
      toast.error(found[first] ?? "", { file: first === file });
      focusFault();
      return false;
    },
    /** Shows what the server refused. */
    refuse(field: Name, message: string): void {
      setRefused({ field, message });
      focusFault();
    },
    /** The field was typed in: the server has not seen its new value. */
    changed(field: Name): void {
      if (refused?.field === field) setRefused(null);
    },
    clear(): void {
      setTried([]);
      setRefused(null);
    },
  };
}
