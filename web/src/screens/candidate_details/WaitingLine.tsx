import { useQuery } from "@tanstack/react-query";
import type { ApplicationKey, NextMoves } from "@/api/application";
import { applicationWaitQuery, remind } from "@/api/waiting";
import { BesideDialog } from "@/blocks/candidate/dialogs/BesideDialog";
import { WaitText } from "@/blocks/waiting/WaitText";
import { useWrite } from "@/blocks/write/useWrite";
import { openDialog } from "@/ui/dialogs";
import classes from "./WaitingLine.module.css";

const ways = [
  ["emailTemplate", "Remind by e-mail"],
  ["whatsappTemplate", "Remind by WhatsApp"],
] as const;

type Props = {
  of: ApplicationKey;
  name: string;
  buttons: NextMoves["buttons"];
  /** Opens the dialog in which the candidate is decided about; left out where nobody, or somebody else, decides. */
  onDecide?: () => void;
  /** Opens a template: candidates are reminded by a message of their recruiter. */
  onWrite: (way: (typeof ways)[number][0]) => void;
};

/** Whom the candidate waits on, with Remind, and what can be recorded beside the stages. */
export function WaitingLine({ of, name, buttons, onDecide, onWrite }: Props) {
  const wait = useQuery(applicationWaitQuery(of)).data;
  const reminding = useWrite({ topics: ["candidate"] });
  if (!wait || (wait.party === "nobody" && !wait.what && wait.beside.length === 0)) return null;
  const writes = ways.filter(
    ([way]) =>
      wait.party === "candidate" &&
      buttons.some(({ action, shown, enabled }) => action === way && shown && enabled),
  );
  return (
    <section className={classes.line} aria-label="Waiting on">
      <p className={classes.text}>
        <WaitText wait={wait} />
      </p>
      <span className={classes.actions}>
        {wait.reminded && <span className={classes.since}>{wait.reminded}</span>}
        {onDecide && (
          <button type="button" className={classes.action} onClick={onDecide}>
            Decide
          </button>
        )}
        {wait.remind && (
          <button
            type="button"
            className={classes.action}
            disabled={reminding.busy}
            onClick={() => void reminding.run({ remind: of }, (key) => remind(of, key))}
          >
            Remind
          </button>
        )}
        {writes.map(([way, label]) => (
          <button key={way} type="button" className={classes.action} onClick={() => onWrite(way)}>
            {label}
          </button>
        ))}
        {wait.beside.map((option) => (
          <button
            key={option.status}
            type="button"
            className={classes.action}
            onClick={() => openDialog(BesideDialog, { options: [option], of, name, asked: wait })}
          >
            {option.status}
          </button>
        ))}
      </span>
    </section>
  );
}
