import { IconChevronDown } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { useId, useState } from "react";
import { beforeFollowing, type MenuBranch, type MenuEntry, type MenuLink } from "../menu";
import { menuIcons } from "./icons";
import classes from "./MenuList.module.css";

function Item({ link, onFollow }: { link: MenuLink; onFollow?: () => void }) {
  const Icon = link.icon && menuIcons[link.icon];
  return (
    <li>
      <Link
        to={link.path}
        className={Icon ? classes.item : classes.subItem}
        activeProps={{ "data-active": true }}
        onClick={() => {
          beforeFollowing(link);
          onFollow?.();
        }}
      >
        {Icon && <Icon size={20} stroke={1.6} aria-hidden="true" />}
        <span>{link.label}</span>
      </Link>
    </li>
  );
}

function Group({ group, onFollow }: { group: MenuBranch; onFollow?: () => void }) {
  const { pathname } = useLocation();
  const current = group.links.some(({ path }) => path === pathname);
  const [open, setOpen] = useState(current);
  const listId = useId();
  const Icon = menuIcons[group.icon];
  return (
    <li>
      <button
        type="button"
        className={classes.item}
        // The rail shows only icons, so the group's one stands for the open screen.
        data-active={current || undefined}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        <span>{group.label}</span>
        <IconChevronDown className={classes.chevron} size={16} stroke={1.7} aria-hidden="true" />
      </button>
      <ul id={listId} className={classes.sub} hidden={!open}>
        {group.links.map((link) => (
          <Item key={link.path} link={link} onFollow={onFollow} />
        ))}
      </ul>
    </li>
  );
}

/** The items of the left menu, for the rail and for the drawer on a phone. */
export function MenuList({ entries, onFollow }: { entries: readonly MenuEntry[]; onFollow?: () => void }) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) =>
        entry.kind === "link" ? (
          <Item key={entry.path} link={entry} onFollow={onFollow} />
        ) : (
          <Group key={entry.label} group={entry} onFollow={onFollow} />
        ),
      )}
    </ul>
  );
}
