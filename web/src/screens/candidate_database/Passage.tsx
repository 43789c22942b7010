import { highlight } from "@/lib/highlight";
import { numbered } from "@/lib/text";
import classes from "./Passage.module.css";

type Props = { text: string; search: string };

/** A passage of a resume with the words searched for marked. */
export function Passage({ text, search }: Props) {
  const pieces = highlight(text, search);
  const keys = numbered(pieces.map((piece) => piece.text));
  return (
    <span className={classes.passage} data-tip={text}>
      {keys.map(({ id, text: piece }, place) =>
        pieces[place]?.hit ? <mark key={id}>{piece}</mark> : <span key={id}>{piece}</span>,
      )}
    </span>
  );
}
