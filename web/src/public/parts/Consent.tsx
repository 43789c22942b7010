import { CheckField } from "./controls";
import classes from "./Paper.module.css";

type Props = {
  text: string;
  whatsappText: string;
  agreed: boolean;
  whatsapp: boolean;
  onChange: (change: { agreed?: boolean; whatsapp?: boolean }) => void;
  error?: string;
};

export const acceptTerms = "Please accept the terms first";

/** The terms, to be accepted before anything is entered, and a second question that may stay open. */
export function Consent({ text, whatsappText, agreed, whatsapp, onChange, error }: Props) {
  return (
    <div className={classes.boxes}>
      <CheckField id="agreed" checked={agreed} onChange={(on) => onChange({ agreed: on })} error={error}>
        <Linked text={text} />
      </CheckField>
      <CheckField id="whatsapp" checked={whatsapp} onChange={(on) => onChange({ whatsapp: on })}>
        {whatsappText} <span className={classes.optional}>Optional</span>
      </CheckField>
    </div>
  );
}

/** A text whose mail addresses are links. */
export function Linked({ text }: { text: string }) {
  const parts = text.split(/([^\s:<>()]+@[^\s<>()]+[^\s<>().,;:])/);
  return (
    <>
      {parts.map((part, place) =>
        // Every second part is an address.
        place % 2 === 1 ? (
          <a key={part} href={`mailto:${part}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
