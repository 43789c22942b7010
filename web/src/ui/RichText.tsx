import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { parseRichText, type RichNode } from "@/lib/richText";
import classes from "./RichText.module.css";

function draw(nodes: readonly RichNode[], links: boolean): ReactNode[] {
  return nodes.map((node, place) => {
    // The tree is rebuilt from its text, so the index is the only key a node has.
    const key = String(place);
    if (typeof node === "string") return <Fragment key={key}>{node}</Fragment>;
    if (!("children" in node)) return createElement(node.tag, { key });
    const children = draw(node.children, links);
    if (node.tag !== "a") return createElement(node.tag, { key }, ...children);
    if (!links) return <Fragment key={key}>{children}</Fragment>;
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
};

/** User-written rich text. Whatever it contains, only known elements are rendered. */
export function RichText({ html, lines }: Props) {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return (
    <div className={classes.text} data-lines={lines} dir="auto" style={{ WebkitLineClamp: lines }}>
      {draw(nodes, lines === undefined)}
    </div>
  );
}
