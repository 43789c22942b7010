import { meetingHref, meetingText } from "@/lib/links";

type Props = { type: string; place: string; className?: string };

/** Breaks a long link after its host, not in the middle of a word. */
function LinkText({ text }: { text: string }) {
  const path = text.indexOf("/") + 1;
  return (
    <>
      {text.slice(0, path)}
      <wbr />
      {text.slice(path)}
    </>
  );
}

/** The link of an online interview, or the location of another. */
export function MeetingPlace({ type, place, className }: Props) {
  const href = type === "Online" ? meetingHref(place) : null;
  if (!href) {
    return (
      <span className={className} data-tip={place}>
        {place}
      </span>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer" data-tip={href}>
      <LinkText text={meetingText(place)} />
    </a>
  );
}
