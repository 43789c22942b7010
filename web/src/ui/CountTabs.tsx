import { Tabs } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./CountTabs.module.css";

export type CountTab = {
  id: string;
  label: string;
  /** Null while it is not known: its place is kept, so that nothing moves when it comes. */
  count?: number | null;
};

type Props = {
  label: string;
  tabs: readonly CountTab[];
  value: string;
  onChange: (id: string) => void;
  /** What the chosen tab shows. */
  children?: ReactNode;
};

export function CountTabs({ label, tabs, value, onChange, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs do not fit side by side; the chosen one is moved into sight, with its neighbours.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${value}"]`);
    chosen?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [value]);
  return (
    <Tabs value={value} onChange={(id) => id && onChange(id)} keepMounted={false}>
      <Tabs.List ref={list} className={classes.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.id}
            value={tab.id}
            data-tab={tab.id}
            className={classes.tab}
            rightSection={tab.count === undefined ? null : <span className={classes.count}>{tab.count}</span>}
          >
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value}>{children}</Tabs.Panel>
    </Tabs>
  );
}
