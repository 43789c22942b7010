import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
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
  return (
    <Tabs value={value} onChange={(id) => id && onChange(id)} keepMounted={false}>
      <Tabs.List className={classes.list} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab.id}
            value={tab.id}
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
