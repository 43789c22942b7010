import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./StatusPage.module.css";

export type StatusAction = { label: string; onClick: () => void };

type Props = {
  icon: ReactNode;
  tone: "slate" | "red";
  title: string;
  children: ReactNode;
  actions: StatusAction[];
};

/** A full page that says what happened and what to do about it. The first action is the likeliest. */
export function StatusPage({ icon, tone, title, children, actions }: Props) {
  return (
    <section className={classes.status} role={tone === "red" ? "alert" : undefined}>
      <span className={classes.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        {actions.map(({ label, onClick }, index) => (
          <Button key={label} variant={index === 0 ? "filled" : "default"} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
