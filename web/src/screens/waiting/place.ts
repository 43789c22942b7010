import type { Facts } from "@/api/account";
import { type WaitList, type WaitState, waitSections, waitSorts, waitStates } from "@/api/waiting";
import { fittedView } from "@/lib/pageSize";
import { choice, describePlace, type Part, table, text } from "@/lib/placeSearch";
import { pageOf, type TableView } from "@/lib/tableSearch";

export type WaitPlace = {
  state: WaitState | null;
  /** A user's id, or me. */
  person: string;
  /** A requisition's id or serial. */
  requisition: string;
  /** A section of the home card. */
  section: string;
  table: TableView;
};

const parts = {
  state: choice(waitStates, null),
  person: text(/^(me|[0-9a-f-]{36})$/),
  requisition: text(/^([0-9a-f-]{36}|\d{1,9}(-\d{1,4})?)$/),
  section: text(new RegExp(`^(${Object.keys(waitSections).join("|")})$`)),
};

/** A part that the plain address has, too; without it the address says all. */
function usually<Value>(part: Part<Value>, usual: Value): Part<Value> {
  const none = part.read({}, "");
  return {
    read: (search, name) => (name in search ? part.read(search, name) : usual),
    write: (value, name): Record<string, string> => {
      if (value === usual) return {};
      return value === none ? { [name]: "all" } : part.write(value, name);
    },
  };
}

/** What is due first comes first, and a section keeps its own order. */
const tableOf = (section: string) =>
  table(() => fittedView("waiting", section ? "section" : "due"), {
    sorts: waitSorts,
    filters: { party: text(), what: text() },
  });

const { requisition, section, state, person } = parts;

const managers = describePlace({ person, requisition, section }, (of) => ({
  state: of.person || of.requisition || of.section ? state : usually(state, "overdue"),
  table: tableOf(of.section),
}));

const others = describePlace({ state, requisition, section }, (of) => ({
  person: of.state || of.requisition || of.section ? person : usually(person, "me"),
  table: tableOf(of.section),
}));

/** The place of Waiting. The plain one is what its user has to look at: what is overdue, or what waits on them. */
export const waitPlaceOf = ({ manager }: Pick<Facts, "manager">) => (manager ? managers : others);

export function listOf({ state, person, requisition, section, table: view }: WaitPlace): WaitList {
  return { state, person, requisition, section, filters: view.filters, page: pageOf(view) };
}
