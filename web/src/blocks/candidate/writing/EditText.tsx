import type { Gap } from "@/api/writing";
import { LoadingRows } from "@/ui/LoadingRows";
import { useCode } from "@/ui/onDemand";
import type { RichTextKind } from "@/ui/richtext/RichTextEditor";
import { richTextEditor } from "@/ui/richtext/RichTextField";

type Props = {
  kind: RichTextKind;
  label: string;
  html: string;
  /** The gaps, which stay placeholders in the text and are filled below it. */
  words: readonly Gap[];
  onChange: (html: string) => void;
};

/** The text of a message, to be changed before it leaves. */
export function EditText(props: Props) {
  const Editor = useCode(richTextEditor, true);
  return Editor ? <Editor {...props} describedBy={undefined} /> : <LoadingRows count={4} />;
}
