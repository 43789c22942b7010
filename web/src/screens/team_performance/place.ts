import { teamColumnIds, teamTiles } from "@/api/team";
import { choice, describePlace, flag, id, month, text, together } from "@/lib/placeSearch";

/** The place of the Team Dashboard: the months of the tiles and of the table, and the number that is open. */
export const teamPlace = describePlace({
  /** Empty for the current month. */
  month,
  details: month,
  compare: flag,
  /** Whose row is marked: somebody came from their percentage of the year. */
  recruiter: id,
  tile: choice(teamTiles, null),
  cell: together({
    hr: text(/^(unassigned|[0-9a-f-]{36})$/),
    column: choice(teamColumnIds, null),
  }),
});
