import classes from "./MessageText.module.css";

type Props = {
  /** Empty for a channel without formatting. */
  html: string;
  text: string;
  /** Takes the room that is left, instead of a height of its own. */
  fill?: boolean;
};

/** The text of a message as it left. */
export function MessageText({ html, text, fill }: Props) {
  if (html === "") return <pre className={classes.plain}>{text}</pre>;
  return (
    // The mail's HTML is untrusted: the empty sandbox runs no script, follows no link and has no origin.
    <iframe
      className={classes.mail}
      data-fill={fill || undefined}
      title="Preview of the mail"
      sandbox=""
      srcDoc={html}
    />
  );
}
