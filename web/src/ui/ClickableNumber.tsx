import classes from "./ClickableNumber.module.css";

type Props = {
  value: number;
  /** The accessible name: 'Shortlisted of Aarti Deshmukh'. */
  label: string;
  onClick: () => void;
};

/** A number that opens what it counts. 0 opens nothing and is dimmed text. */
export function ClickableNumber({ value, label, onClick }: Props) {
  if (value === 0) return <span className={classes.zero}>0</span>;
  const text = value.toLocaleString("en-IN");
  return (
    <button type="button" className={classes.number} aria-label={`${text}, ${label}`} onClick={onClick}>
      {text}
    </button>
  );
}
