import "@mantine/tiptap/styles.layer.css";
import { RichTextEditor as Editor, Link } from "@mantine/tiptap";
import { IconBraces } from "@tabler/icons-react";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useMemo } from "react";
import classes from "./RichTextEditor.module.css";
import { WordMenu } from "./WordMenu";
import { wordMarks } from "./wordMarks";
import type { Word } from "./words";

/** A chat supports less formatting than a mail. */
export type RichTextKind = "mail" | "chat";

export type RichTextEditorProps = {
  kind: RichTextKind;
  label: string;
  /** The initial text. */
  html: string;
  onChange: (html: string) => void;
  words: readonly Word[];
  /** The id of its error message. */
  describedBy: string | undefined;
};

const notInChat = {
  heading: false,
  blockquote: false,
  horizontalRule: false,
  underline: false,
  codeBlock: false,
} as const;

function extensionsOf(kind: RichTextKind, names: ReadonlySet<string>) {
  const marks = wordMarks(names, { known: classes.known ?? "", unknown: classes.unknown ?? "" });
  if (kind === "chat") return [StarterKit.configure({ link: false, ...notInChat }), marks];
  return [StarterKit.configure({ link: false, heading: { levels: [2, 3] } }), Link, marks];
}

/** A rich-text field. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { kind, label, html, onChange, words, describedBy } = props;
  const names = useMemo(() => new Set(words.map(({ name }) => name)), [words]);
  const editor = useEditor(
    {
      shouldRerenderOnTransaction: true,
      extensions: extensionsOf(kind, names),
      content: html,
      onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    },
    [kind, names],
  );
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": label,
          ...(describedBy ? { "aria-invalid": "true", "aria-describedby": describedBy } : {}),
        },
      },
    });
  }, [editor, label, describedBy]);
  return (
    <Editor
      editor={editor}
      variant="subtle"
      classNames={{
        root: classes.root,
        toolbar: classes.toolbar,
        content: classes.content,
        controlsGroup: classes.group,
        control: classes.control,
      }}
      data-invalid={describedBy ? true : undefined}
    >
      <Editor.Toolbar>
        <Editor.ControlsGroup>
          <Editor.Bold />
          <Editor.Italic />
          {kind === "mail" && <Editor.Underline />}
          <Editor.Strikethrough />
          {kind === "chat" && <Editor.Code />}
        </Editor.ControlsGroup>
        {kind === "mail" && (
          <Editor.ControlsGroup>
            <Editor.H2 />
            <Editor.H3 />
          </Editor.ControlsGroup>
        )}
        <Editor.ControlsGroup>
          <Editor.BulletList />
          <Editor.OrderedList />
        </Editor.ControlsGroup>
        {kind === "mail" && (
          <Editor.ControlsGroup>
            <Editor.Link />
            <Editor.Unlink />
          </Editor.ControlsGroup>
        )}
        <Editor.ControlsGroup>
          <Editor.Undo />
          <Editor.Redo />
        </Editor.ControlsGroup>
        {words.length > 0 && (
          <WordMenu words={words} onPick={(text) => editor.chain().focus().insertContent(text).run()}>
            <button type="button" className={classes.words}>
              <IconBraces size={16} stroke={1.7} aria-hidden="true" />
              Placeholder
            </button>
          </WordMenu>
        )}
      </Editor.Toolbar>
      <Editor.Content />
    </Editor>
  );
}
