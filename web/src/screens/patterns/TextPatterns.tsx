import { Button, Menu } from "@mantine/core";
import { IconBan, IconDots, IconListDetails, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { Chips } from "@/ui/Chips";
import { CountTabs } from "@/ui/CountTabs";
import { IconButton } from "@/ui/IconButton";
import { InfoPopover } from "@/ui/InfoPopover";
import { Kbd } from "@/ui/Kbd";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { ProgressBar } from "@/ui/ProgressBar";
import { ReadMore } from "@/ui/ReadMore";
import { Segmented } from "@/ui/Segmented";
import { PatternCard } from "./PatternCard";
import classes from "./Patterns.module.css";

const sources = ["Naukri", "LinkedIn", "Employee reference", "Walk-in", "Company site"];

const description =
  "Own services of the order platform end to end: design, code, review and run them in production. Work with the product and data teams on release planning, mentor two engineers and keep the on-call rota healthy through the year.";

const tabs = [
  { id: "all", label: "All", count: 64 },
  { id: "new", label: "New", count: 9 },
  { id: "call", label: "Call Round", count: 22 },
  { id: "hr", label: "HR Round", count: 14 },
  { id: "joining", label: "Joining", count: 5 },
];

export function TabPattern() {
  const [tab, setTab] = useState("call");
  return (
    <PatternCard title="Tabs and segments">
      <CountTabs label="Stages" tabs={tabs} value={tab} onChange={setTab}>
        <p className={classes.detail} style={{ paddingTop: 12 }}>
          Candidates of {tabs.find((item) => item.id === tab)?.label}
        </p>
      </CountTabs>
    </PatternCard>
  );
}

export function TextPatterns() {
  const [working, setWorking] = useState<"working" | "completed">("working");
  return (
    <PatternCard title="Small parts">
      <div className={classes.stack}>
        <Chips items={sources} title="Candidate Source" />
        <ReadMore text={description} limit={150} label="Job Description" />
        <ProgressBar value={64} label="Calls" />
        <ProgressBar value={8} full={6} label="Shortlisted" />
        <div className={classes.row}>
          <PersonAvatar name="Sneha Joshi" />
          <PersonAvatar name="Nandini Kulkarni" size={28} />
          <PersonAvatar name="Omkar Jadhav" size={44} />
          <Kbd>Ctrl K</Kbd>
          <InfoPopover label="About calls">
            Calls that were dialled from Muster, counted by their hour.
          </InfoPopover>
          <Menu
            position="bottom-end"
            width={216}
            shadow="md"
            withInitialFocusPlaceholder={false}
            portalProps={{ target: "main" }}
          >
            <Menu.Target>
              <IconButton label="More" icon={<IconDots />} />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconListDetails size={16} />}>More Details</Menu.Item>
              <Menu.Item leftSection={<IconPencil size={16} />}>Edit Requisition</Menu.Item>
              <Menu.Divider />
              <Menu.Item leftSection={<IconBan size={16} />} c="var(--tone-red-text)">
                Revoke Requisition
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
        <div className={classes.row}>
          <Segmented
            label="Work"
            value={working}
            onChange={setWorking}
            segments={[
              { value: "working", label: "Is Working" },
              { value: "completed", label: "Completed" },
            ]}
          />
          <Button>Submit</Button>
          <Button disabled>Submit</Button>
        </div>
      </div>
    </PatternCard>
  );
}
