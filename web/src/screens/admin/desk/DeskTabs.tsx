import { useState } from "react";
import type { MyDay } from "@/api/myDay";
import { CountTabs } from "@/ui/CountTabs";
import classes from "./Desk.module.css";
import { DeskRow } from "./DeskRow";
import { idOf, shortTitle } from "./deskText";
import type { DeskActions } from "./useDeskActions";

const most = 4;

/** The card on a phone: one section at a time. */
export function DeskTabs({ day, actions }: { day: MyDay; actions: DeskActions }) {
  const [chosen, setChosen] = useState("");
  const filled = day.sections.find(({ count }) => count > 0);
  const section = day.sections.find(({ key }) => key === chosen) ?? filled ?? day.sections[0];
  if (!section) return null;
  const rows = section.rows.slice(0, most);
  const time = { now: Date.now(), today: day.today };
  return (
    <div className={classes.tabs}>
      <CountTabs
        label="Sections"
        tabs={day.sections.map((one) => ({ id: one.key, label: shortTitle(one), count: one.count }))}
        value={section.key}
        onChange={setChosen}
      >
        {rows.length === 0 && <p className={classes.none}>Nothing here</p>}
        <ul className={classes.rows}>
          {rows.map((item) => (
            <DeskRow key={idOf(item)} section={section} item={item} time={time} actions={actions} phone />
          ))}
        </ul>
        {section.count > rows.length && (
          <button type="button" className={classes.more} onClick={() => actions.openSection(section)}>
            {section.count - rows.length} more
          </button>
        )}
      </CountTabs>
    </div>
  );
}
