import { Segmented } from "@/ui/Segmented";
import classes from "./StageFields.module.css";

type Props = {
  factors: readonly string[];
  scores: Readonly<Record<string, string>>;
  onChange: (scores: Readonly<Record<string, string>>) => void;
  error?: string;
};

const marks = ["1", "2", "3", "4", "5"] as const;

/** A score from 1 to 5 for each factor, all optional. */
export function ScoreFields({ factors, scores, onChange, error }: Props) {
  return (
    <fieldset className={classes.scores}>
      <legend className={classes.legend}>
        Scores <span className={classes.hint}>1 is low, 5 is high</span>
      </legend>
      {factors.map((factor) => (
        <div key={factor} className={classes.score}>
          <span aria-hidden="true">{factor}</span>
          <Segmented
            label={factor}
            value={scores[factor] ?? ""}
            onChange={(score) => onChange({ ...scores, [factor]: score })}
            segments={[{ value: "", label: "–" }, ...marks.map((mark) => ({ value: mark, label: mark }))]}
          />
        </div>
      ))}
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
