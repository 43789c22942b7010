/** Rich text as a tree of the elements listed here and nothing else. */
export type RichNode =
  | string
  | { tag: RichTag; children: readonly RichNode[] }
  | { tag: "a"; href: string; children: readonly RichNode[] }
  /** What stands for a placeholder, in a filled template. */
  | { tag: "value"; children: readonly RichNode[] }
  | { tag: "br" | "hr" };

const tags = [
  "p",
  "div",
  "span",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "s",
  "code",
  "pre",
  "blockquote",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "h4",
  "table",
  "thead",
  "tbody",
  "tr",
  "td",
  "th",
] as const;

export type RichTag = (typeof tags)[number];

const known: ReadonlySet<string> = new Set(tags);
/** The content of these elements is not readable text. */
const dropped: ReadonlySet<string> = new Set(["script", "style", "template", "iframe", "object", "noscript"]);
const safeLink = /^(https?:|mailto:|tel:)/i;

const isTag = (name: string): name is RichTag => known.has(name);

function childrenOf(node: Node): RichNode[] {
  return [...node.childNodes].flatMap(nodesOf);
}

function nodesOf(node: Node): RichNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
  if (!(node instanceof Element)) return [];
  const name = node.localName;
  if (dropped.has(name)) return [];
  if (name === "br" || name === "hr") return [{ tag: name }];
  const children = childrenOf(node);
  if (name === "span" && node.hasAttribute("data-value")) return [{ tag: "value", children }];
  if (isTag(name)) return [{ tag: name, children }];
  const href = node.getAttribute("href") ?? "";
  return name === "a" && safeLink.test(href) ? [{ tag: "a", href, children }] : children;
}

/**
 * Parses the HTML of a template. The server has sanitised it; this is the second line of defence, whatever the database
 * holds: only known elements can be rendered. Nothing runs or loads while it is parsed.
 */
export function parseRichText(html: string): RichNode[] {
  return childrenOf(new DOMParser().parseFromString(html, "text/html").body);
}

const blocks: ReadonlySet<string> = new Set([
  "p",
  "div",
  "li",
  "tr",
  "blockquote",
  "pre",
  "h1",
  "h2",
  "h3",
  "h4",
]);

function written(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      if (!("children" in node)) return "\n";
      return blocks.has(node.tag) ? `\n${written(node.children)}\n` : written(node.children);
    })
    .join("");
}

/** The words alone, a line for each paragraph: for search, sorting and files. */
export function plainText(html: string): string {
  return written(parseRichText(html))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\s]*/g, "\n")
    .trim();
}
