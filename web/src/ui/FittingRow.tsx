import { IconDots } from "@tabler/icons-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import classes from "./FittingRow.module.css";
import { popupBox, usePopup } from "./popup/usePopup";

export type FittingItem = { key: string; node: ReactNode };

type Props = { items: readonly FittingItem[]; className?: string };

const moreWidth = 58;

/** A row of small things in one line: those that do not fit move into 'More'. */
export function FittingRow({ items, className }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [{ count, at }, setFit] = useState({ count: items.length, at: 0 });
  const keys = items.map(({ key }) => key).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other widths
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const fit = () => {
      const places = [...element.querySelectorAll<HTMLElement>("[data-fits]")];
      const ends = places.map((place) => place.offsetLeft + place.offsetWidth);
      const room = element.clientWidth;
      const all = (ends.at(-1) ?? 0) <= room;
      const fitting = all ? ends.length : ends.filter((end) => end <= room - moreWidth).length;
      setFit({ count: fitting, at: places[fitting]?.offsetLeft ?? 0 });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    for (const place of element.children) observer.observe(place);
    return () => observer.disconnect();
  }, [keys]);
  const popup = usePopup(popupBox);
  return (
    <div ref={row} className={className ? `${classes.row} ${className}` : classes.row}>
      {items.map(({ key, node }, index) => (
        <span key={key} className={classes.item} data-fits={index < count}>
          {node}
        </span>
      ))}
      {count < items.length && (
        <button type="button" {...popup.button} className={classes.more} style={{ left: at }}>
          <IconDots size={14} stroke={1.8} aria-hidden="true" />
          More
        </button>
      )}
      {popup.Box && count < items.length && (
        <popup.Box {...popup.box} label="More" position="bottom-start" className={classes.box}>
          {items.slice(count).map(({ key, node }) => (
            <span key={key}>{node}</span>
          ))}
        </popup.Box>
      )}
    </div>
  );
}
