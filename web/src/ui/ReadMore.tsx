import { useState } from "react";
import { cutText } from "@/lib/text";
import { MoreButton } from "./MoreButton";
import classes from "./ReadMore.module.css";

type Props = {
  text: string;
  /** Characters shown initially. */
  limit?: number;
  /** Names the text in the button's accessible name. */
  label: string;
};

export function ReadMore({ text, limit = 180, label }: Props) {
  const [open, setOpen] = useState(false);
  const cut = cutText(text, limit);
  if (cut === null) return <p className={classes.text}>{text}</p>;
  return (
    <p className={classes.text}>
      {open ? text : `${cut}…`}{" "}
      <MoreButton
        expanded={open}
        label={`${open ? "read less" : "read more"} of ${label}`}
        onClick={() => setOpen(!open)}
      >
        {open ? "read less" : "read more"}
      </MoreButton>
    </p>
  );
}
