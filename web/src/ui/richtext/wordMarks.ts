import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { Extension } from "@tiptap/react";
import { wordsIn } from "./words";

/** Shows the words of a text while it is written: those that exist on a tint, others struck in red. */
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
              // A word may be formatted in parts, so it is looked for in the whole paragraph; what is no text takes one place.
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
