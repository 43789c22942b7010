import {
  IconArrowRight,
  IconBriefcase,
  IconDevices,
  IconFilePlus,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconMailForward,
  IconMoon,
  IconPhoneCall,
  IconSun,
  IconUserPlus,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { spacedMobile } from "@/blocks/candidate/facts";
import { marked } from "@/lib/marked";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { StatusButton } from "@/ui/StatusButton";
import { menuIcons } from "../icons";
import type { Entry } from "./entries";
import classes from "./PaletteRow.module.css";

const icon = { size: 17, stroke: 1.6, "aria-hidden": true } as const;

const actionIcons: Record<string, ReactNode> = {
  "new-requisition": <IconFilePlus {...icon} />,
  "add-candidate": <IconUserPlus {...icon} />,
  "start-calling": <IconPhoneCall {...icon} />,
  "change-password": <IconKey {...icon} />,
  "login-sessions": <IconDevices {...icon} />,
  "weekly-files": <IconMailForward {...icon} />,
  dark: <IconMoon {...icon} />,
  light: <IconSun {...icon} />,
  keys: <IconKeyboard {...icon} />,
  "sign-out": <IconLogout {...icon} />,
};

function Marked({ text, typed }: { text: string; typed: string }) {
  return marked(text, typed).map(({ text: part, hit }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and the text never changes.
    hit ? <mark key={place}>{part}</mark> : <span key={place}>{part}</span>,
  );
}

function iconOf(entry: Entry): ReactNode {
  switch (entry.kind) {
    case "person":
      return <PersonAvatar name={entry.person.name} size={28} />;
    case "more":
      return <IconArrowRight {...icon} />;
    case "requisition":
      return <IconBriefcase {...icon} />;
    case "page": {
      const Icon = menuIcons[entry.link.icon ?? "bars"];
      return <Icon {...icon} />;
    }
    case "action":
      return actionIcons[entry.action.id];
  }
}

function contentOf(entry: Entry, typed: string): ReactNode {
  switch (entry.kind) {
    case "person": {
      const { name, position, mobile, email, status, owner } = entry.person;
      const facts = [position, mobile && spacedMobile(mobile), email].filter(Boolean);
      return (
        <>
          <span className={classes.main}>
            <b>
              <Marked text={name} typed={typed} />
            </b>
            <small>
              {facts.map((fact, place) => (
                <span key={fact}>
                  {place > 0 && " · "}
                  <Marked text={fact} typed={typed} />
                </span>
              ))}
            </small>
          </span>
          <span className={classes.status}>{status && <StatusButton status={status} />}</span>
          <span className={classes.owner}>{owner}</span>
        </>
      );
    }
    case "requisition": {
      const { serial, position, department, city, status, recruiters } = entry.requisition;
      return (
        <>
          <span className={classes.line}>
            <i>
              <Marked text={serial} typed={typed} />
            </i>{" "}
            <b>
              <Marked text={position} typed={typed} />
            </b>{" "}
            <small>
              <Marked text={[department, city].filter(Boolean).join(", ")} typed={typed} />
            </small>
          </span>
          <span className={classes.status}>
            <StatusButton status={status} />
          </span>
          <span className={classes.owner}>{recruiters || "No recruiter"}</span>
        </>
      );
    }
    case "more":
      return <span className={classes.line}>More in Candidate Database</span>;
    case "page":
      return (
        <span className={classes.line}>
          <Marked text={entry.link.label} typed={typed} />
        </span>
      );
    case "action":
      return (
        <span className={classes.line}>
          <Marked text={entry.action.label} typed={typed} />
          {entry.action.id === "add-candidate" && typed.trim() && <small>{typed.trim()}</small>}
        </span>
      );
  }
}

type Props = {
  entry: Entry;
  typed: string;
  selected: boolean;
  onPoint: () => void;
  onTake: (newTab: boolean) => void;
};

export function PaletteRow({ entry, typed, selected, onPoint, onTake }: Props) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input keeps the focus and has the keys.
    <div
      id={entry.id}
      role="option"
      aria-selected={selected}
      data-selected={selected || undefined}
      data-kind={entry.kind}
      className={classes.row}
      onPointerMove={selected ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onTake(event.ctrlKey || event.metaKey)}
    >
      <span className={classes.icon}>{iconOf(entry)}</span>
      {contentOf(entry, typed)}
    </div>
  );
}
