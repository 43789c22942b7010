import type { Everything, FoundPerson, FoundRequisition } from "@/api/searchEverywhere";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import type { MenuLink } from "../../menu";

export const kinds = ["all", "people", "requisitions", "pages", "actions"] as const;
export type Kind = (typeof kinds)[number];

export const titleOf = (kind: Kind) => kind.charAt(0).toUpperCase() + kind.slice(1);

export type PaletteAction = {
  id: string;
  label: string;
  /** Letters that find it, too. */
  words?: string;
  run: () => void;
};

export type Entry =
  | { kind: "person"; id: string; person: FoundPerson; href: string | null }
  | { kind: "more"; id: string; href: string }
  | { kind: "requisition"; id: string; requisition: FoundRequisition; href: string }
  | { kind: "page"; id: string; link: MenuLink; href: string }
  | { kind: "action"; id: string; action: PaletteAction };

export type Group = { title: string; entries: Entry[] };

export const databaseHref = (typed: string) =>
  `/candidate_database?${new URLSearchParams({ q: typed.trim() })}`;

function hrefOf({ way, candidateId, requisitionId, mobile, name }: FoundPerson): string | null {
  if (way === "details") return detailsHref(candidateId, requisitionId);
  return way === "database" ? databaseHref(mobile || name) : null;
}

/** Whether every word that was typed is in the label. */
export function has(label: string, typed: string): boolean {
  const text = label.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Sought = {
  typed: string;
  found: Everything | undefined;
  links: readonly MenuLink[];
  actions: readonly PaletteAction[];
};

/** How many of each kind there are. */
export function countsOf({ typed, found, links, actions }: Sought): Record<Kind, number> {
  const pages = links.filter(({ label }) => has(label, typed)).length;
  const acts = actions.filter(({ label, words = "" }) => has(`${label} ${words}`, typed)).length;
  const people = found?.peopleTotal ?? 0;
  const requisitions = found?.requisitionsTotal ?? 0;
  return {
    all: people + requisitions + pages + acts,
    people,
    requisitions,
    pages,
    actions: acts,
  };
}

/** What the palette lists for a kind, in its order. */
export function groupsOf(kind: Kind, { typed, found, links, actions }: Sought): Group[] {
  const people: Entry[] = (found?.people ?? []).map((person) => ({
    kind: "person",
    id: `person-${person.candidateId}`,
    person,
    href: hrefOf(person),
  }));
  // The database asks for three letters.
  if (found?.more && typed.trim().length >= 3) {
    people.push({ kind: "more", id: "more", href: databaseHref(typed) });
  }
  const requisitions: Entry[] = (found?.requisitions ?? []).map((requisition) => ({
    kind: "requisition",
    id: `requisition-${requisition.id}`,
    requisition,
    href: `/directory?${new URLSearchParams({ req: requisition.serial })}`,
  }));
  const pages: Entry[] = links
    .filter(({ label }) => has(label, typed))
    .map((link) => ({ kind: "page", id: `page-${link.path}`, link, href: link.path }));
  const acts: Entry[] = actions
    .filter(({ label, words = "" }) => has(`${label} ${words}`, typed))
    .map((action) => ({ kind: "action", id: `action-${action.id}`, action }));
  // The serial itself is meant, even if it is a part of somebody's mobile.
  const exact = found?.requisitions[0]?.serial === typed.trim();
  const all: [Kind, Entry[]][] = [
    ...(exact ? [["requisitions", requisitions] satisfies [Kind, Entry[]]] : []),
    ["people", people],
    ...(exact ? [] : [["requisitions", requisitions] satisfies [Kind, Entry[]]]),
    ["pages", pages],
    ["actions", acts],
  ];
  return all
    .filter(([of, entries]) => entries.length > 0 && (kind === "all" || kind === of))
    .map(([of, entries]) => ({ title: titleOf(of), entries }));
}
