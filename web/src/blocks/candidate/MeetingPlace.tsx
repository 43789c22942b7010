import { meetingHref, meetingText } from "@/lib/links";

type Props = { type: string; place: string; className?: string };

/** The link of an online interview, or the location of another. */
export function MeetingPlace({ type, place, className }: Props) {
  const href = type === "Online" ? meetingHref(place) : null;
  if (!href) {
    return (
      <span className={className} title={place}>
        {place}
      </span>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer" title={href}>
      {meetingText(place)}
    </a>
  );
}
