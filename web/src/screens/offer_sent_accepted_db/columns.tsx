import type { OfferDetail, OfferKind, OfferRow } from "@/api/offerYear";
import { CandidateLink } from "@/blocks/dashboard/CandidateLink";
import { Difference } from "@/blocks/dashboard/Difference";
import type { Compared } from "@/blocks/dashboard/withDifferences";
import { summary } from "@/blocks/dashboard/year";
import type { Measure } from "@/lib/comparison";
import { formatDate } from "@/lib/dates";
import { CellBar } from "@/ui/CellBar";
import { ClickableNumber } from "@/ui/ClickableNumber";
import type { Column } from "@/ui/table/columns";
import classes from "./columns.module.css";
import { type OfferGroup, type OfferYear, offerGroups } from "./shaping";

export type OpenOffer = (monthName: string, employmentType: string, kind: OfferKind) => void;

export const offersMeasure: Measure = { good: "more" };

const kinds = [
  { kind: "sent", header: "Sent", shade: "pale" },
  { kind: "accepted", header: "Accepted", shade: "strong" },
] as const;

function groupColumns(group: OfferGroup, year: OfferYear, onOpen: OpenOffer): Column<OfferRow>[] {
  const { label, key, figures } = group;
  const plain = key === "ALL";
  return kinds.map(({ kind, header, shade }) => {
    const number = (row: OfferRow) => (
      <ClickableNumber
        value={row[figures][kind]}
        label={`${header}, ${label}, ${row.slot}`}
        onClick={() => onOpen(row.monthName, key, kind)}
      />
    );
    return {
      id: `${figures}-${kind}`,
      header,
      group: label,
      value: (row) => row[figures][kind],
      cell: (row) =>
        plain || row[figures][kind] === 0 ? (
          number(row)
        ) : (
          <CellBar share={row[figures][kind] / year.most[figures]} shade={shade}>
            {number(row)}
          </CellBar>
        ),
      total: () => year.total && number(year.total),
      measure: offersMeasure,
      align: "end",
      sortable: false,
      width: plain ? 84 : 126,
    };
  });
}

export function offerColumns(year: OfferYear, onOpen: OpenOffer): readonly Column<OfferRow>[] {
  return [
    {
      id: "slot",
      header: "Month",
      value: (row) => row.slot,
      total: () => summary,
      stick: "start",
      strong: true,
      sortable: false,
      width: 104,
    },
    ...offerGroups.flatMap((group) => groupColumns(group, year, onOpen)),
  ];
}

/** A card for each month, with what was sent and what was accepted of each type. */
export function offerCardColumns(
  onOpen: OpenOffer,
  compared: Compared<OfferRow> | null,
): readonly Column<OfferRow>[] {
  const rowBefore = (row: OfferRow) =>
    row.monthName === summary ? compared?.totals?.[1] : compared?.rowBefore(row);
  return [
    { id: "slot", header: "Month", value: (row) => row.slot, strong: true, card: "title" },
    { id: "note", header: "Sent / Accepted", value: () => "Sent / Accepted", card: "fact" },
    ...offerGroups.map(
      ({ label, key, figures }): Column<OfferRow> => ({
        id: figures,
        header: label,
        value: (row) => row[figures].sent,
        cell: (row) => (
          <span className={classes.pair}>
            {kinds.flatMap(({ kind, header }, at) => [
              at > 0 && (
                <i key="slash" aria-hidden="true">
                  /
                </i>
              ),
              <span key={kind}>
                <ClickableNumber
                  value={row[figures][kind]}
                  label={`${header}, ${label}, ${row.slot}`}
                  onClick={() => onOpen(row.monthName, key, kind)}
                />
                <Difference
                  now={row[figures][kind]}
                  before={rowBefore(row)?.[figures][kind]}
                  measure={offersMeasure}
                  when={compared?.when ?? ""}
                  below
                />
              </span>,
            ])}
          </span>
        ),
        card: "value",
      }),
    ),
  ];
}

/** Ids are the server's sort keys; columns it cannot sort by have no arrow. */
export function offerDetailColumns(kind: OfferKind): readonly Column<OfferDetail>[] {
  const on = (row: OfferDetail) => (kind === "sent" ? row.sentOn : row.acceptedOn);
  return [
    {
      id: "srNo",
      header: "Sr. No.",
      value: (row) => row.number,
      align: "end",
      sortable: false,
      width: 72,
    },
    { id: "position", header: "Position Name", value: (row) => row.position, width: 210, card: "fact" },
    { id: "hr", header: "Recruiter Name", value: (row) => row.recruiter, width: 150, card: "fact" },
    {
      id: "name",
      header: "Candidate Name",
      value: (row) => row.name,
      cell: (row) => <CandidateLink {...row} />,
      strong: true,
      width: 180,
      card: "title",
    },
    {
      id: "at",
      header: kind === "sent" ? "Offer Sent Date" : "Offer Accepted Date",
      value: on,
      text: (row) => formatDate(on(row)),
      empty: "-",
      width: 150,
      card: "value",
    },
  ];
}
