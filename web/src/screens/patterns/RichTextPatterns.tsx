import { useState } from "react";
import { RichText } from "@/ui/RichText";
import { RichTextField } from "@/ui/richtext/RichTextField";
import { PatternCard } from "./PatternCard";
import classes from "./Patterns.module.css";

const words = [
  { name: "candidate.name", meaning: "Candidate's name" },
  { name: "position", meaning: "Position" },
];

const letter =
  "<p>Dear {{candidate.name}},</p><p>we would like to <strong>meet you</strong> about {{positon}}:</p><ul><li><p>on Monday</p></li><li><p>or on Tuesday</p></li></ul>";

/** Rich text: in the editor with its placeholders, in full, and in the two lines of a table row. */
export function RichTextPatterns() {
  const [html, setHtml] = useState(letter);
  return (
    <PatternCard title="Text with formatting">
      <div className={classes.stack}>
        <RichTextField
          kind="mail"
          label="Message"
          html={html}
          onChange={setHtml}
          words={words}
          error="There is no placeholder {{positon}}"
        />
        <RichText html={html} />
        <RichText html={html} lines={2} />
      </div>
    </PatternCard>
  );
}
