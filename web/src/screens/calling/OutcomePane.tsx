import { IconCalendarPlus, IconPencil } from "@tabler/icons-react";
import type { RefObject } from "react";
import type { NextOption } from "@/api/application";
import { Kbd } from "@/ui/Kbd";
import { toneStyle } from "@/ui/tone";
import { useStatusLook } from "@/ui/useStatusLook";
import { NextTry, type Tries } from "./NextTry";
import classes from "./OutcomePane.module.css";
import { type Outcome, outcomes } from "./outcomes";

const heads = ["No answer", "Answered", "Ends the calls"];

type Props = {
  optionOf: (status: string) => NextOption | undefined;
  tries: Tries;
  /** The outcome that waits for its note. */
  armed: Outcome | null;
  note: string;
  noteBox: RefObject<HTMLInputElement | null>;
  reasons: readonly string[];
  busy: boolean;
  /** The outcome with a form; the focus comes back to it. */
  formKey: RefObject<HTMLButtonElement | null>;
  onNote: (note: string) => void;
  onPress: (outcome: Outcome) => void;
  onEnter: () => void;
  onDisarm: () => void;
};

/** The outcomes with their keys, the next try and the note. */
export function OutcomePane(props: Props) {
  const { optionOf, armed, note, noteBox, reasons, busy, onNote, onPress, onEnter, onDisarm } = props;
  const look = useStatusLook();
  return (
    <div className={classes.out}>
      <NextTry {...props.tries} />
      <div className={classes.grid}>
        {heads.map((head) => (
          <span key={head} className={classes.column}>
            {head}
          </span>
        ))}
        {outcomes.map((one) => {
          const option = optionOf(one.status);
          return (
            <button
              key={one.key}
              ref={one.form && props.formKey}
              type="button"
              className={classes.outcome}
              style={toneStyle[look(one.status).tone]}
              aria-keyshortcuts={one.key}
              aria-disabled={!option || busy}
              aria-pressed={armed?.key === one.key}
              onClick={() => onPress(one)}
            >
              <span className={classes.key} aria-hidden="true">
                {one.key}
              </span>
              <span className={classes.word}>{option?.label ?? one.status}</span>
              {option?.interview ? (
                <IconCalendarPlus className={classes.mark} size={14} aria-label="Asks for the interview" />
              ) : (
                option?.needsComment && (
                  <IconPencil className={classes.mark} size={14} aria-label="Needs a note" />
                )
              )}
            </button>
          );
        })}
      </div>
      {armed && reasons.length > 0 && (
        <div className={classes.chips}>
          {reasons.map((reason) => (
            <button
              key={reason}
              type="button"
              onClick={() => {
                onNote(note.trim() === "" ? reason : `${note.trim()}, ${reason}`);
                noteBox.current?.focus();
              }}
            >
              {reason}
            </button>
          ))}
        </div>
      )}
      <div className={classes.noteRow}>
        <input
          ref={noteBox}
          className={classes.note}
          aria-label="Note"
          placeholder={armed ? `${armed.status}: what was said?` : "Note, needed where a pencil shows"}
          maxLength={2000}
          value={note}
          onChange={(event) => onNote(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              if (armed) onEnter();
              else event.currentTarget.blur();
            }
            if (event.key === "Escape" && !armed) {
              event.preventDefault();
              onDisarm();
            }
          }}
        />
        {armed ? (
          <button
            type="button"
            className={classes.save}
            aria-disabled={note.trim() === "" || busy}
            onClick={onEnter}
          >
            Save {armed.status}
          </button>
        ) : (
          <Kbd>Enter</Kbd>
        )}
      </div>
    </div>
  );
}
