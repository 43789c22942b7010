import { type ReactNode, useId } from "react";
import classes from "./Patterns.module.css";

export function PatternCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
