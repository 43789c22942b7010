import { useEffect, useRef } from "react";
import classes from "./Tip.module.css";

const openDelay = 300;
const gap = 6;
/** Between a tip and the edge of the window. */
const margin = 8;

const words = (text: string | null) => (text ?? "").trim().replace(/\s+/g, " ");

const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth + 1 ||
  element.scrollHeight > element.clientHeight + 1 ||
  Array.from(element.children).some(isCut);

function place(tip: HTMLElement, target: Element): void {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = (left + right - width) / 2;
  tip.style.left = `${Math.max(margin, Math.min(middle, window.innerWidth - width - margin))}px`;
  const fits = bottom + gap + height + margin <= window.innerHeight;
  tip.style.top = `${fits ? bottom + gap : top - gap - height}px`;
}

/** Shows the tips in one element; returns what ends it. */
function watch(tip: HTMLElement): () => void {
  let target: HTMLElement | null = null;
  let timer: number | undefined;
  /** The focus goes where a key leads it. A dialog that opens moves it, too, and nobody asked what is there. */
  let led = false;
  /** Undoes the description of the target. */
  let undescribe = () => {};

  function hide(): void {
    window.clearTimeout(timer);
    undescribe();
    tip.hidden = true;
    target = null;
  }

  function show(): void {
    const text = target?.dataset.tip ?? "";
    if (!target?.isConnected || text === "") return;
    const name = target.getAttribute("aria-label");
    const said = words(name ?? target.textContent);
    // A tip that repeats what stands there is for what is cut off.
    if (name === null && said === words(text) && !isCut(target)) return;
    tip.textContent = text;
    tip.hidden = false;
    place(tip, target);
    if (!said.includes(words(text))) describe(target);
  }

  function describe(element: HTMLElement): void {
    const before = element.getAttribute("aria-describedby");
    element.setAttribute("aria-describedby", before ? `${before} ${tip.id}` : tip.id);
    undescribe = () => {
      if (before === null) element.removeAttribute("aria-describedby");
      else element.setAttribute("aria-describedby", before);
      undescribe = () => {};
    };
  }

  function goTo(next: HTMLElement | null, delay: number): void {
    if (next === target) return;
    hide();
    target = next;
    if (delay === 0) show();
    else timer = window.setTimeout(show, delay);
  }

  const tipped = ({ target: at }: Event) =>
    at instanceof Element ? at.closest<HTMLElement>("[data-tip]") : null;
  const over = (event: PointerEvent) => {
    if (event.pointerType === "mouse") goTo(tipped(event), openDelay);
  };
  const focus = (event: FocusEvent) => {
    const at = event.target;
    if (led && at instanceof Element && at.matches(":focus-visible")) goTo(tipped(event), 0);
  };
  const key = (event: KeyboardEvent) => {
    led = event.key === "Tab" || event.key.startsWith("Arrow");
    if (event.key === "Escape") hide();
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  document.addEventListener("pointerover", over, options);
  document.addEventListener("focusin", focus, options);
  document.addEventListener("focusout", hide, options);
  document.addEventListener("click", hide, options);
  document.addEventListener("scroll", hide, options);
  document.addEventListener("keydown", key, options);
  document.documentElement.addEventListener("pointerleave", hide, { signal: stop.signal });
  return () => {
    hide();
    stop.abort();
  };
}

/**
 * Shows what `data-tip` of an element says, over it, while the pointer or the focus is there; a screen reader is told
 * it as its description. One element serves the whole window: tables have hundreds of tips, and a component around
 * each would cost more than the rest of the row.
 */
export function Tip() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? watch(box.current) : undefined), []);
  return <div ref={box} id="tip" role="tooltip" className={classes.tip} hidden />;
}
