import type { Page } from "@playwright/test";

/**
 * What does not fit on the page as it is shown: texts outside their box, broken words in the heads of tables, things
 * that overlap, and a page that scrolls sideways. Meant, and therefore left out: what scrolls by itself, an ellipsis
 * whose whole text is its tip, what only screen readers are told, and what stays in sight above what scrolls.
 */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Piece = { name: string; element: Element; box: Box; text: boolean };
    /** An element with what its ancestors mean for it. */
    type Spot = {
      element: Element;
      style: CSSStyleDeclaration;
      up: Spot | null;
      /** Not shown, or told to screen readers only. */
      hidden: boolean;
      /** The nearest one that stays where it is while other things scroll. */
      layer: Element | null;
      /** Its tip, or an ancestor's, has the whole text. */
      titled: boolean;
      /** Its inner edges. */
      edge: Box;
    };
    const faults = new Set<string>();
    const spots = new Map<Element, Spot>();
    const spotOf = (element: Element): Spot => {
      const known = spots.get(element);
      if (known) return known;
      const up = element.parentElement ? spotOf(element.parentElement) : null;
      const style = getComputedStyle(element);
      const { left, top, right } = element.getBoundingClientRect();
      const [x, y] = [left + element.clientLeft, top + element.clientTop];
      const spot = {
        element,
        style,
        up,
        hidden:
          up?.hidden === true ||
          style.visibility !== "visible" ||
          style.opacity === "0" ||
          // Kept outside of the window for machines that fill in every field.
          right < 0 ||
          style.clipPath !== "none",
        layer: /sticky|fixed/.test(style.position) ? element : (up?.layer ?? null),
        titled: up?.titled === true || element.hasAttribute("data-tip"),
        edge: { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight },
      };
      spots.set(element, spot);
      return spot;
    };
    const words = (text: string | null | undefined) => (text ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const nameOf = (element: Element | null): string =>
      (element?.getAttribute("class") ?? "").match(/^_([A-Za-z]+)_/)?.[1] ??
      (element?.parentElement ? nameOf(element.parentElement) : "the page");
    const cuts = (value: string) => value === "hidden" || value === "clip";
    /** A reader sees where it ends. */
    const isFramed = ({ element, style }: Spot) =>
      element.matches("button, a, input") ||
      style.borderRightWidth !== "0px" ||
      style.backgroundColor !== "rgba(0, 0, 0, 0)";
    /** Dates and numbers are copied by eye: half of one reads as another, and nobody hovers to check. */
    const isExact = (name: string) => /\d{2} [A-Z][a-z]{2} \d{4}|\d{5} ?\d{5}/.test(name);
    const isInline = ({ style }: Spot) => style.display === "inline" || style.display === "contents";

    /** The part of a box that is in sight; null for none. It is a fault if something that does not scroll cuts it off. */
    function inSight(spot: Spot, { left, top, right, bottom }: Box, name: string): Box | null {
      const view = { left, top, right, bottom };
      // What hangs over an edge is meant to, such as the number of a bell.
      let hangs = false;
      for (let at: Spot | null = spot; at && at.element !== document.body; at = at.up) {
        if (isInline(at)) continue;
        const { edge, style } = at;
        const wide = view.left < edge.left - 1.5 || view.right > edge.right + 1.5;
        const high = view.top < edge.top - 3 || view.bottom > edge.bottom + 3;
        if ((wide && cuts(style.overflowX)) || (high && cuts(style.overflowY))) {
          if (!spot.titled || isExact(name)) faults.add(`cut off: ${name}`);
          return null;
        }
        if (wide && !hangs && style.overflowX === "visible" && isFramed(at)) {
          faults.add(`outside its box: ${name}`);
          return null;
        }
        if (style.overflowX !== "visible") {
          view.left = Math.max(view.left, edge.left);
          view.right = Math.min(view.right, edge.right);
        }
        if (style.overflowY !== "visible") {
          view.top = Math.max(view.top, edge.top);
          view.bottom = Math.min(view.bottom, edge.bottom);
        }
        hangs ||= style.position === "absolute";
        // What scrolls shows the rest of it.
        if (view.right - view.left < 1 || view.bottom - view.top < 1) return null;
        if (style.position === "fixed") break;
      }
      if (view.right > window.innerWidth + 1) faults.add(`right of the window: ${name}`);
      return view;
    }

    const pieces: Piece[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || !words(textContent) || element.closest("style, script, noscript, select, svg"))
        continue;
      const spot = spotOf(element);
      if (spot.hidden) continue;
      const name = `'${words(textContent)}' in ${nameOf(element)}`;
      let block: Spot | null = spot;
      while (block && isInline(block)) block = block.up;
      const box = block?.element.getBoundingClientRect();
      const range = document.createRange();
      if (element.closest("th"))
        for (const { index, 0: word } of (textContent ?? "").matchAll(/\S+/g)) {
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && !word.includes("-")) faults.add(`breaks a word: ${name}`);
        }
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        if (line.width < 1) continue;
        const view = inSight(spot, line, name);
        if (!view) continue;
        if (
          box &&
          block?.style.overflowX === "visible" &&
          (line.left < box.left - 1.5 || line.right > box.right + 1.5)
        )
          faults.add(`outside its box: ${name}`);
        pieces.push({ name, element, box: view, text: true });
      }
    }
    const controls = "button, a[href], input, select, textarea, [role=button], [role=tab], [role=combobox]";
    for (const element of document.querySelectorAll(controls)) {
      const spot = spotOf(element);
      // An absolute one is stretched over what it is about.
      if (spot.hidden || isInline(spot) || spot.style.position === "absolute") continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const name = `${element.tagName.toLowerCase()} '${words(element.getAttribute("aria-label") ?? element.textContent)}'`;
      const view = inSight(spot.up ?? spot, box, name);
      if (view) pieces.push({ name, element, box: view, text: false });
    }

    // From top to bottom, so that each piece is compared only with those beside it.
    pieces.sort((a, b) => a.box.top - b.box.top);
    /** A label or a button that stands inside a field. */
    const isWithin = (inner: Piece, field: Piece) =>
      !field.text &&
      field.element.parentElement?.contains(inner.element) === true &&
      inner.box.left >= field.box.left &&
      inner.box.right <= field.box.right;
    pieces.forEach((one, at) => {
      for (let next = at + 1; next < pieces.length; next += 1) {
        const other = pieces[next] as Piece;
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (high <= 0) break;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // The line of a text is higher than its letters.
        if (wide <= 2.5 || high <= (one.text || other.text ? 5 : 2)) continue;
        if (spotOf(one.element).layer !== spotOf(other.element).layer) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (isWithin(one, other) || isWithin(other, one)) continue;
        faults.add(`overlap: ${one.name} and ${other.name}`);
      }
    });

    for (const region of document.querySelectorAll("[role=region]")) {
      const hides = cuts(getComputedStyle(region).overflowY) && region.scrollHeight > region.clientHeight + 3;
      if (hides) faults.add(`hides its end: ${region.getAttribute("aria-label")}`);
    }

    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) faults.add(`the page is ${scrollWidth} px wide`);
    const main = document.querySelector("main");
    if (main && main.scrollWidth > main.clientWidth + 1) faults.add("the screen scrolls sideways");
    return [...faults];
  });
}
