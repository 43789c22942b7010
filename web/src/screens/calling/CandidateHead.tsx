import {
  IconBrandWhatsapp,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconExternalLink,
  IconFileText,
  IconPhone,
  IconPlayerSkipForward,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { NextMoves } from "@/api/application";
import { type CallingTurn, keyOfTurn } from "@/api/calling";
import { resumeHref } from "@/api/candidate";
import type { CandidateDetails } from "@/api/candidateDetails";
import { spacedMobile } from "@/blocks/candidate/facts";
import { lateBy, ordinal } from "@/lib/lateness";
import { copyText } from "@/ui/copyText";
import { IconButton } from "@/ui/IconButton";
import { PersonAvatar } from "@/ui/PersonAvatar";
import classes from "./CandidateHead.module.css";
import type { Dialling } from "./useDialling";

type Props = {
  turn: CallingTurn;
  details: CandidateDetails;
  next: NextMoves;
  dialling: Dialling;
  onSkip: () => void;
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
};

/** How often they were called, and when they answer. */
function storyOf({ tries, unanswered, bestBand }: NextMoves): string {
  const parts = [`${ordinal(tries + 1)} try`];
  if (unanswered > 0) parts.push(`${unanswered} unanswered in a row`);
  if (bestBand !== "") parts.push(`answers best ${bestBand}`);
  return parts.join(" · ");
}

function CallButton({ dialling, mobile }: { dialling: Dialling; mobile: string }) {
  const { served, off, busy, reason, link, dial } = dialling;
  const content = (
    <>
      <IconPhone size={18} aria-hidden="true" /> {busy ? "Calling…" : "Call"}
      <span className={classes.hint} aria-hidden="true">
        D
      </span>
    </>
  );
  if (!served && !off)
    return (
      <a ref={link} className={classes.call} href={`tel:${mobile}`} aria-keyshortcuts="D">
        {content}
      </a>
    );
  return (
    <button
      type="button"
      className={classes.call}
      data-tip={reason || undefined}
      aria-keyshortcuts="D"
      aria-disabled={off || busy}
      onClick={dial}
    >
      {content}
    </button>
  );
}

/** Who is being called, and their number. */
export function CandidateHead({ turn, details, next, dialling, onSkip, onBefore, onAfter }: Props) {
  const late = turn.group === "promised" ? lateBy(turn.since, Date.now()) : "";
  return (
    <>
      <div className={classes.who}>
        <PersonAvatar name={details.name} size={44} />
        <div className={classes.grow}>
          <h2 className={classes.title} data-tip={details.name}>
            {details.name}
          </h2>
          <p className={classes.about}>
            {[details.position, details.serial, details.city].filter(Boolean).join(" · ")}
          </p>
        </div>
        {late && <span className={classes.late}>{late}</span>}
        <span className={classes.steps}>
          <IconButton label="Previous" icon={<IconChevronLeft />} disabled={!onBefore} onClick={onBefore} />
          <IconButton label="Next" icon={<IconChevronRight />} disabled={!onAfter} onClick={onAfter} />
          <IconButton label="Skip until tomorrow" icon={<IconPlayerSkipForward />} onClick={onSkip} />
          <Link
            className={classes.open}
            to="/candidate_details"
            search={{ ...keyOfTurn(turn), from: "/calling" }}
            aria-label="Open candidate details"
          >
            <IconExternalLink size={16} aria-hidden="true" />
          </Link>
        </span>
      </div>
      <div className={classes.number}>
        <div className={classes.grow}>
          <a className={classes.digits} href={`tel:${details.mobile}`}>
            {spacedMobile(details.mobile)}
          </a>
          <p className={classes.about}>{storyOf(next)}</p>
        </div>
        <button
          type="button"
          className={classes.square}
          data-copy
          aria-label="Copy the number"
          onClick={() => void copyText(details.mobile)}
        >
          <IconCopy size={18} aria-hidden="true" />
        </button>
        <a
          className={classes.square}
          data-offered={next.whatsapp || undefined}
          href={`https://wa.me/91${details.mobile}`}
          target="_blank"
          rel="noreferrer"
          aria-label={next.whatsapp ? "WhatsApp, after many calls without an answer" : "WhatsApp"}
        >
          <IconBrandWhatsapp size={18} aria-hidden="true" />
        </a>
        {details.resume !== "" && (
          <a
            className={classes.square}
            data-resume
            href={resumeHref(details.resume)}
            target="_blank"
            rel="noreferrer"
            aria-label="Resume"
          >
            <IconFileText size={18} aria-hidden="true" />
          </a>
        )}
        <CallButton dialling={dialling} mobile={details.mobile} />
      </div>
      {next.held !== "" && <p className={classes.held}>{next.held}</p>}
    </>
  );
}
