import { Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { LoadingRows } from "../LoadingRows";
import { codeOf, useCode } from "../onDemand";
import type { RichTextEditorProps } from "./RichTextEditor";
import classes from "./RichTextField.module.css";

/** The editor is large, so it loads only with a form that needs it. */
export const richTextEditor = codeOf(async () => (await import("./RichTextEditor")).RichTextEditor);

type Props = Omit<RichTextEditorProps, "describedBy"> & {
  error: string | undefined;
  /** Shown at the right of the label. */
  beside?: ReactNode;
  /** Shown instead of the field, which stays mounted and keeps its text. */
  instead?: ReactNode;
};

export function RichTextField({ error, beside, instead, ...editor }: Props) {
  const id = useId();
  const Editor = useCode(richTextEditor, true);
  const away = Boolean(instead);
  return (
    <div>
      <div className={classes.head}>
        <span className={classes.label} aria-hidden="true">
          {editor.label}
        </span>
        {beside}
      </div>
      {instead}
      <div hidden={away}>
        {Editor ? <Editor {...editor} describedBy={error && `${id}-error`} /> : <LoadingRows count={4} />}
      </div>
      {error && (
        <Input.Error id={`${id}-error`} className={classes.error}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
