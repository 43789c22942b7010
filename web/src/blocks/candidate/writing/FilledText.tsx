import { Fragment } from "react";
import type { Gap, GapValues } from "@/api/writing";
import { RichText } from "@/ui/RichText";
import { shownValue, stretchesOf } from "./gaps";
import classes from "./writing.module.css";

type Props = { gaps: readonly Gap[]; values: GapValues };

/** Words with their gaps: an empty one names what is missing, a filled one shows what was typed. */
export function GappedWords({ text, gaps, values }: Props & { text: string }) {
  return stretchesOf(text).map((stretch, place) => {
    const key = String(place);
    const gap = gaps.find(({ name }) => name === stretch.gap);
    if (!gap) return <Fragment key={key}>{stretch.text}</Fragment>;
    const shown = shownValue(gap, values);
    return (
      <span key={key} className={classes.gap} data-filled={shown !== "" || undefined}>
        {shown || gap.meaning}
      </span>
    );
  });
}

/** A filled template: what the record gave is underlined, what it did not have is a gap. */
export function FilledText({ html, gaps, values }: Props & { html: string }) {
  return <RichText html={html} words={(text) => <GappedWords text={text} gaps={gaps} values={values} />} />;
}
