import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef } from "react";
import { IconButton } from "@/ui/IconButton";
import classes from "./ActionList.module.css";
import type { Neighbours, Step } from "./useNeighbours";

type Props = {
  neighbours: Neighbours;
  /** The button that led to this candidate. */
  stepped: RefObject<Step | null>;
  /** The button to focus when a candidate is done. */
  onwards: RefObject<HTMLButtonElement | null>;
  onNeighbour: (step: Step) => void;
};

/** Steps through the candidates of a list. Every candidate is a new page, so the focus has to be carried over. */
export function NeighbourButtons({ neighbours, stepped, onwards: next, onNeighbour }: Props) {
  const previous = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const pressed = stepped.current;
    if (!pressed || !(neighbours.previous || neighbours.next)) return;
    stepped.current = null;
    (pressed === "next" ? next : previous).current?.focus();
  }, [neighbours, stepped, next]);
  return (
    <span className={classes.neighbours}>
      <IconButton
        ref={previous}
        label="Previous candidate"
        icon={<IconChevronLeft />}
        disabled={!neighbours.previous}
        onClick={() => onNeighbour("previous")}
      />
      <IconButton
        ref={next}
        label="Next candidate"
        icon={<IconChevronRight />}
        disabled={!neighbours.next}
        onClick={() => onNeighbour("next")}
      />
    </span>
  );
}
