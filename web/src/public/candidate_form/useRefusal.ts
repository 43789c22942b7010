import { useState } from "react";
import { ApiError } from "@/api/ApiError";
import { toast } from "../parts/toast";
import type { useFaults } from "../parts/useFaults";

/** Tells why a save failed: at the field that the server names, or for the whole step. */
export function useRefusal<Values extends Record<string, string>>(
  marks: ReturnType<typeof useFaults<keyof Values & string>>,
  fields: Values,
) {
  const [error, setError] = useState("");
  return {
    error,
    clear: () => setError(""),
    tell(cause: unknown): void {
      const message = cause instanceof Error ? cause.message : String(cause);
      toast.error(message);
      const field = cause instanceof ApiError ? cause.field : "";
      if (field in fields) marks.refuse(field as keyof Values & string, message);
      else setError(message);
    },
  };
}
