import { Link } from "@tanstack/react-router";
import { Mark } from "@/blocks/brand/Mark";
import type { MenuEntry } from "../menu";
import { MenuList } from "./MenuList";
import classes from "./Rail.module.css";

/** The left menu: a rail of icons that expands over the page on hover or keyboard focus. */
export function Rail({ entries, year }: { entries: readonly MenuEntry[]; year: string }) {
  return (
    <nav className={classes.rail} aria-label="Main menu" data-foot={`© ${year} Muster`}>
      <Link to="/admin" className={classes.brand} aria-label="Muster">
        <Mark size={28} />
        <span>Muster</span>
      </Link>
      <MenuList entries={entries} />
    </nav>
  );
}
