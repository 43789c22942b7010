import {
  IconArrowLeft,
  IconBan,
  IconBrandWhatsapp,
  IconBroadcast,
  IconCopy,
  IconEdit,
  IconFileCv,
  IconFolder,
  IconHistory,
  IconLockOpen,
  IconMail,
  IconMicrophone2,
  IconRocket,
} from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";
import type { NextButton, NextMoves } from "@/api/application";
import { SkeletonBar, skeletonWidth } from "@/ui/LoadingRows";
import { Action } from "./Action";
import classes from "./ActionList.module.css";
import { NeighbourButtons } from "./NeighbourButtons";
import type { Neighbours, Step } from "./useNeighbours";

export type DetailsAction =
  | "back"
  | "viewForm"
  | "viewResume"
  | "copyEsaLink"
  | "edit"
  | "whatsappTemplate"
  | "emailTemplate"
  | "esaLink"
  | "takeInterview"
  | "decide"
  | "documents"
  | "pushToOffer"
  | "shortlist"
  | "messages"
  | "timeline"
  | "reopen"
  | "blacklist";

type Props = {
  /** The server's answer about each button; undefined until it is known. */
  buttons: NextMoves["buttons"] | undefined;
  /** Whether a resume is attached. */
  resume: boolean;
  /** The actions about the candidate's form, before the others. */
  form: ReactNode;
  /** The action about messages, after Edit Profile. */
  messages: ReactNode;
  /** Whether the link of the ESA programme can be copied. */
  esaLink: boolean;
  /** An ESA Link is on its way, and its answer is awaited. */
  sending: boolean;
  neighbours: Neighbours | null;
  stepped: RefObject<Step | null>;
  onwards: RefObject<HTMLButtonElement | null>;
  /** The server's answer is still loading. */
  waiting: boolean;
  busy: boolean;
  onAction: (action: DetailsAction) => void;
  onNeighbour: (step: Step) => void;
};

const always: NextButton = { action: "back", shown: true, enabled: true, reason: "" };
const notAttached = "Resume Not Attached!!";

const list: readonly (readonly [DetailsAction, string, ReactNode])[] = [
  ["viewResume", "View Resume", <IconFileCv key="i" />],
  ["copyEsaLink", "Copy ESA Link", <IconCopy key="i" />],
  ["edit", "Edit Profile", <IconEdit key="i" />],
  ["whatsappTemplate", "WhatsApp Template", <IconBrandWhatsapp key="i" />],
  ["emailTemplate", "Email Template", <IconMail key="i" />],
  ["esaLink", "ESA Link", <IconBroadcast key="i" />],
  ["messages", "Messages", null],
  ["takeInterview", "Take Interview", <IconMicrophone2 key="i" />],
  ["documents", "Documents", <IconFolder key="i" />],
  ["pushToOffer", "Push to Offer", <IconRocket key="i" />],
  ["shortlist", "Push to Offer", <IconRocket key="i" />],
  ["reopen", "Reopen", <IconLockOpen key="i" />],
  ["timeline", "Timeline", <IconHistory key="i" />],
];

/** What an action does where its name does not say it. */
const hints: Readonly<Partial<Record<DetailsAction, string>>> = {
  shortlist: "Shortlists the candidate of the programme",
};

/** The actions beside a candidate. The server decides which are shown and which are enabled. */
export function ActionList(props: Props) {
  const { buttons, resume, neighbours, busy, onAction } = props;
  const buttonFor = (action: DetailsAction): NextButton | undefined => {
    if (action === "timeline") return always;
    if (action === "copyEsaLink") return props.esaLink ? always : undefined;
    const button = buttons?.find((one) => one.action === action);
    if (action === "viewResume" && button?.enabled && !resume) {
      return { ...button, enabled: false, reason: notAttached };
    }
    return button;
  };
  return (
    <nav className={classes.card} aria-label="Actions">
      {(buttonFor("back")?.shown || neighbours) && (
        <div className={classes.top}>
          {buttonFor("back")?.shown && (
            <Action icon={<IconArrowLeft />} may={always} onPress={() => onAction("back")}>
              Back
            </Action>
          )}
          {neighbours && (
            <NeighbourButtons
              neighbours={neighbours}
              stepped={props.stepped}
              onwards={props.onwards}
              onNeighbour={props.onNeighbour}
            />
          )}
        </div>
      )}
      <div className={classes.group} aria-busy={props.waiting}>
        {props.waiting ? <LoadingActions /> : props.form}
        {(props.waiting ? [] : list).map(([action, label, icon]) => {
          const may = buttonFor(action);
          if (action === "messages") return props.messages;
          return (
            may?.shown && (
              <Action
                key={action}
                icon={icon}
                may={busy ? { ...may, enabled: false } : may}
                hint={hints[action]}
                note={action === "esaLink" && props.sending ? "Sending…" : undefined}
                onPress={() => onAction(action)}
              >
                {label}
              </Action>
            )
          );
        })}
      </div>
      {buttonFor("blacklist")?.shown && (
        <div className={classes.danger}>
          <Action
            icon={<IconBan />}
            may={buttonFor("blacklist") ?? always}
            onPress={() => onAction("blacklist")}
          >
            Blacklist
          </Action>
        </div>
      )}
    </nav>
  );
}

function LoadingActions() {
  return [0, 1, 2].map((place) => (
    <div key={place} className={classes.loading} aria-hidden="true">
      <SkeletonBar width={skeletonWidth(place)} />
    </div>
  ));
}
