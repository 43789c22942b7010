import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { Extension } from "@tiptap/react";
import { wordsIn } from "./words";

/** Highlights placeholders in the editor: known ones tinted, unknown ones struck through in red. */
export function wordMarks(names: ReadonlySet<string>, look: { known: string; unknown: string }): Extension {
  return Extension.create({
    name: "wordMarks",
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const found: Decoration[] = [];
            doc.descendants((node, at) => {
              if (!node.isTextblock) return;
              // A placeholder may be partly formatted, so search the paragraph; a non-text node counts as one position.
              const text = node.textBetween(0, node.content.size, "\n", "\n");
              for (const { from, to, known } of wordsIn(text, names)) {
                found.push(
                  Decoration.inline(at + 1 + from, at + 1 + to, { class: known ? look.known : look.unknown }),
                );
              }
            });
            return DecorationSet.create(doc, found);
          },
        },
      }),
    ],
  });
}
