import { IconPlayerPause } from "@tabler/icons-react";
import { useState } from "react";
import { MessageState } from "@/blocks/message/MessageState";
import { StateDot } from "@/blocks/message/StateDot";
import { anyMessageStates, stateLabel } from "@/blocks/message/states";
import { Band } from "@/ui/Band";
import { ClickableNumber } from "@/ui/ClickableNumber";
import { StatusButton } from "@/ui/StatusButton";
import { statusNames } from "@/ui/statusTone";
import { TileStrip } from "@/ui/TileStrip";
import { toast } from "@/ui/toast";
import { PatternCard } from "./PatternCard";
import classes from "./Patterns.module.css";

const tiles = [
  { id: "all", label: "No. of Positions", value: 214, note: "86 requisitions" },
  { id: "open", label: "Open", value: 9, note: "38 positions" },
  { id: "progress", label: "In Progress", value: 31, note: "97 positions" },
  { id: "closed", label: "Closed/Onboarded", value: 28, note: "52 positions" },
  { id: "overdue", label: "Overdue", value: 7, note: "16 positions" },
  { id: "hold", label: "Hold/Revoke", value: 11, note: "11 positions" },
];

export function TilePattern() {
  const [tile, setTile] = useState("all");
  return <TileStrip label="Requisitions by status" tiles={tiles} selected={tile} onSelect={setTile} />;
}

export function StatusPatterns() {
  return (
    <>
      <PatternCard title="Status buttons">
        <div className={classes.row}>
          {statusNames.map((name) => (
            <StatusButton key={name} status={name} onClick={() => toast.success(`${name} opened`)} />
          ))}
        </div>
      </PatternCard>
      <PatternCard title="Read-only status and numbers">
        <div className={classes.row}>
          <StatusButton status="Inprogress" />
          <StatusButton status="Re-Assigned" />
          <StatusButton status="Hr Revoke" />
          <StatusButton status="Blacklisted" onClick={() => {}} disabled />
          <ClickableNumber value={1240} label="calls of March" onClick={() => toast.info("1,240 calls")} />
          <ClickableNumber value={0} label="calls of March" onClick={() => {}} />
        </div>
      </PatternCard>
      <PatternCard title="What became of a message">
        <div className={classes.row}>
          {anyMessageStates.map((state) => (
            <MessageState key={state} state={state} />
          ))}
        </div>
        <div className={classes.row}>
          {anyMessageStates.map((state) => (
            <span key={state} className={classes.tight} style={{ alignItems: "center", gap: 6 }}>
              <StateDot state={state} />
              {stateLabel(state)}
            </span>
          ))}
        </div>
      </PatternCard>
      <PatternCard title="What concerns the whole screen">
        <Band tone="olive" icon={<IconPlayerPause />}>
          <b>On hold: Budget is checked</b>
          <br />
          Since 16 Mar 2026, Meera Deshpande. Candidates can still be added and moved on.
        </Band>
      </PatternCard>
    </>
  );
}
