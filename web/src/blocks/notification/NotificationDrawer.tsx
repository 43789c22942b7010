import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type BellLine, bellQuery } from "@/api/bell";
import { CountTabs } from "@/ui/CountTabs";
import { Kbd } from "@/ui/Kbd";
import { SideDrawer } from "@/ui/SideDrawer";
import { BellLines } from "./BellLines";
import classes from "./NotificationDrawer.module.css";
import { useBell } from "./useBell";
import { useBellKeys } from "./useBellKeys";
import { WeekList } from "./WeekList";

const pageSize = 25;

type Props = {
  opened: boolean;
  today: string;
  /** The weeks in which requisitions are due come first. */
  weeks: boolean;
  /** The reader may look into the outbox. */
  administers: boolean;
  onClose: () => void;
};

/** What the user is told of, newest first. Opening it sees everything; opening a line reads it. */
export function NotificationDrawer({ opened, today, weeks, administers, onClose }: Props) {
  const [tab, setTab] = useState<"all" | "unread">("all");
  const [size, setSize] = useState(pageSize);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...bellQuery(tab === "unread", size),
    enabled: opened,
  });
  const { see, open } = useBell(administers, onClose);
  const unread = data?.unread ?? 0;
  const unseen = data && !isPlaceholderData ? data.unseen : 0;
  useEffect(() => {
    if (opened && unseen > 0) see({});
  }, [opened, unseen, see]);
  const toggle = (line: BellLine) => see(line.read ? { unread: [line.id] } : { read: [line.id] });
  const list = useBellKeys(opened, (id) => {
    const line = data?.lines.find((one) => one.id === id);
    if (line) toggle(line);
  });
  const tabs = [
    { id: "all", label: "All" },
    { id: "unread", label: "Unread", count: data?.unread ?? null },
  ];
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      size={500}
      title="Notifications"
      foot={<Keys />}
      tools={
        // It keeps the focus when nothing is unread any more, so that the keys of the drawer go on working.
        <button
          type="button"
          className={classes.readAll}
          aria-disabled={unread === 0}
          onClick={() => unread > 0 && see({ readAll: true })}
        >
          Mark all read
        </button>
      }
    >
      <div className={classes.tabs}>
        <CountTabs
          label="Notifications"
          tabs={tabs}
          value={tab}
          onChange={(id) => setTab(id === "unread" ? "unread" : "all")}
        >
          {weeks && tab === "all" && <WeekList today={today} onChosen={onClose} />}
          <BellLines
            list={list}
            lines={data?.lines}
            error={error}
            today={today}
            more={(data?.total ?? 0) > (data?.lines.length ?? 0)}
            onMore={() => setSize(size + pageSize)}
            onOpen={open}
            onRetry={() => void refetch()}
          />
        </CountTabs>
      </div>
    </SideDrawer>
  );
}

function Keys() {
  return (
    <div className={classes.keys}>
      <span>
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> move
      </span>
      <span>
        <Kbd>↵</Kbd> open
      </span>
      <span>
        <Kbd>U</Kbd> read or unread
      </span>
    </div>
  );
}
