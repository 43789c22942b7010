import type { AuditLine } from "@/api/audit";
import { settingRows } from "@/blocks/administration/settingRows";
import { formatDateTime } from "@/lib/dates";
import type { Column } from "@/ui/table/DataTable";
import { kindWords, summaryOf } from "./changes";
import classes from "./columns.module.css";

const named: Record<string, (id: string) => string | undefined> = {
  download: kindWords,
  call: kindWords,
  setting: (id) => (id === "statusLooks" ? "Statuses" : settingRows.find(({ key }) => key === id)?.label),
};

/** The target: its name if it has one, else its id. */
export const subjectOf = ({ name, subject, subjectId }: AuditLine) =>
  name || named[subject]?.(subjectId) || subjectId;

/** The actor. Without an address it was the command line or Muster itself. */
export const actorOf = ({ actor, address }: AuditLine) =>
  actor || (address ? "Not signed in" : "Muster itself");

export function auditColumns(kinds: readonly string[]): Column<AuditLine>[] {
  return [
    {
      id: "at",
      header: "When",
      value: (row) => row.at,
      text: (row) => formatDateTime(row.at),
      width: 180,
      card: "fact",
    },
    {
      id: "actor",
      header: "Who",
      value: actorOf,
      sortable: false,
      width: 170,
      strong: true,
      card: "title",
    },
    {
      id: "kind",
      header: "What",
      value: (row) => row.kind,
      text: (row) => kindWords(row.kind),
      filter: kinds.map((kind) => ({ value: kind, label: kindWords(kind) })),
      sortable: false,
      width: 170,
      card: "status",
    },
    { id: "subject", header: "About", value: subjectOf, sortable: false, width: 190, card: "fact" },
    {
      id: "change",
      header: "Change",
      value: summaryOf,
      cell: (row) => (
        <span className={classes.change} data-tip={summaryOf(row)}>
          {summaryOf(row)}
        </span>
      ),
      sortable: false,
      width: 420,
      wrap: true,
      card: "fact",
    },
    {
      id: "address",
      header: "From where",
      value: (row) => row.address,
      sortable: false,
      width: 140,
      card: "value",
    },
    {
      id: "requestId",
      header: "Request",
      value: (row) => row.requestId,
      sortable: false,
      width: 300,
      hidden: true,
    },
  ];
}
