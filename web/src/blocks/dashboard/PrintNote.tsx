import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formatDateTime } from "@/lib/dates";
import classes from "./PrintNote.module.css";

/** On paper only: what period is shown, and when it was printed. */
export function PrintNote({ children }: { children: string }) {
  const [at, setAt] = useState("");
  useEffect(() => {
    const note = () => flushSync(() => setAt(formatDateTime(new Date().toISOString())));
    window.addEventListener("beforeprint", note);
    return () => window.removeEventListener("beforeprint", note);
  }, []);
  return (
    <p className={classes.note}>
      {children}
      {at && `, printed ${at}`}
    </p>
  );
}
