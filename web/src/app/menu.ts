import type { Facts } from "@/api/account";
import { choose } from "@/api/chosen";
import { fits, type MenuGroup, type MenuIcon, menuGroups, type RouteRow, routes } from "@/routes";

export type MenuLink = { kind: "link"; label: string; path: string; icon: MenuIcon | null };

/** The menu's directory is the ESA Dashboard: it begins ESA mode again, which choosing a requisition ends. */
export function beforeFollowing({ path }: Pick<MenuLink, "path">): void {
  if (path === "/directory") choose({ esa: true });
}

export type MenuBranch = { kind: "group"; label: MenuGroup; icon: MenuIcon; links: MenuLink[] };
export type MenuEntry = MenuLink | MenuBranch;

type Placed = { order: number; entry: MenuEntry };

function linksIn(
  group: MenuGroup | null,
  rows: readonly RouteRow[],
  facts: Facts,
): { order: number; entry: MenuLink }[] {
  return rows
    .flatMap(({ path, menu }) =>
      menu && menu.group === group && fits(menu.who, facts) ? [{ path, menu }] : [],
    )
    .map(({ path, menu }) => ({
      order: menu.order,
      entry: { kind: "link" as const, label: menu.label, path, icon: menu.icon },
    }))
    .sort((a, b) => a.order - b.order);
}

/** The left menu of one user, top to bottom, over the rows given. A group without items is left out. */
export function buildMenu(facts: Facts, rows: readonly RouteRow[]): MenuEntry[] {
  const placed: Placed[] = [...linksIn(null, rows, facts)];
  for (const [label, { order, icon }] of Object.entries(menuGroups) as [
    MenuGroup,
    { order: number; icon: MenuIcon },
  ][]) {
    const links = linksIn(label, rows, facts).map(({ entry }) => entry);
    if (links.length > 0) placed.push({ order, entry: { kind: "group", label, icon, links } });
  }
  return placed.sort((a, b) => a.order - b.order).map(({ entry }) => entry);
}

export function servedRows(): RouteRow[] {
  return routes.filter((row) => row.served);
}

/** Every screen the menu leads this user to, without its groups. */
export function menuLinks(entries: readonly MenuEntry[]): MenuLink[] {
  return entries.flatMap((entry) => (entry.kind === "link" ? [entry] : entry.links));
}

/** The entries of the palette: the screens of the menu, and the subpages of its items. */
export function paletteLinks(facts: Facts, rows: readonly RouteRow[]): MenuLink[] {
  const links = menuLinks(buildMenu(facts, rows));
  return links.flatMap((link) => {
    const pages = rows.filter(({ partOf }) => partOf === link.path);
    return [link, ...pages.map(({ path, title }) => ({ ...link, path, label: `${link.label}: ${title}` }))];
  });
}
