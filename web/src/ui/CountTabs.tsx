import { Tabs } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import classes from "./CountTabs.module.css";

export type CountTab = {
  id: string;
  label: string;
  /** Null until it is known; its space is reserved, so that nothing moves. */
  count?: number | null;
  /** What the count is made of, as a tip. */
  tip?: string;
};

type Props = {
  label: string;
  tabs: readonly CountTab[];
  value: string;
  onChange: (id: string) => void;
  /** The content of the chosen tab. */
  children?: ReactNode;
};

export function CountTabs({ label, tabs, value, onChange, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs do not fit side by side; scroll the chosen one and its neighbours into view.
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
            data-tip={tab.tip}
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
