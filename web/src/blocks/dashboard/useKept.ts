import { useState } from "react";

/** What is open, or what was last: a dialog keeps its content while it fades out. */
export function useKept<Value>(value: Value | null, none: Value): Value {
  const [last, setLast] = useState(value ?? none);
  if (value !== null && JSON.stringify(value) !== JSON.stringify(last)) setLast(value);
  return value ?? last;
}
