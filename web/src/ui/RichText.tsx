import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { parseRichText, type RichNode } from "@/lib/richText";
import classes from "./RichText.module.css";

type Options = { links: boolean; words?: (text: string) => ReactNode };

function draw(nodes: readonly RichNode[], options: Options): ReactNode[] {
  return nodes.map((node, place) => {
    // The tree is rebuilt from its text, so the index is the only key a node has.
    const key = String(place);
    if (typeof node === "string") return <Fragment key={key}>{options.words?.(node) ?? node}</Fragment>;
    if (!("children" in node)) return createElement(node.tag, { key });
    if (node.tag === "value") {
      // A value is what it is, whatever its words look like.
      return (
        <span key={key} className={classes.value}>
          {draw(node.children, { links: options.links })}
        </span>
      );
    }
    const children = draw(node.children, options);
    if (node.tag !== "a") return createElement(node.tag, { key }, ...children);
    if (!options.links) return <Fragment key={key}>{children}</Fragment>;
    return (
      <a key={key} href={node.href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  });
}

type Props = {
  html: string;
  /** Limits the lines and removes paragraph spacing, for a row of a table. Links become text. */
  lines?: number;
  /** Draws the words of the text, for example the gaps of a template. */
  words?: (text: string) => ReactNode;
};

/** User-written rich text. Whatever it contains, only known elements are rendered. */
export function RichText({ html, lines, words }: Props) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return (
    <div className={classes.text} data-lines={lines} dir="auto" style={{ WebkitLineClamp: lines }}>
      {draw(nodes, { links: lines === undefined, words })}
    </div>
  );
}
