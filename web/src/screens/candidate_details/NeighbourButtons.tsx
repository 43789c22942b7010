import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef } from "react";
import { IconButton } from "@/ui/IconButton";
import classes from "./ActionList.module.css";
import type { Neighbours, Step } from "./useNeighbours";

type Props = {
  neighbours: Neighbours;
  /** Which of them led to this candidate. */
  stepped: RefObject<Step | null>;
  /** Where the focus goes on to when a candidate is dealt with. */
  onwards: RefObject<HTMLButtonElement | null>;
  onNeighbour: (step: Step) => void;
};

/** From one candidate of a list to the next. Every candidate is a page of its own, so the focus goes along. */
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
