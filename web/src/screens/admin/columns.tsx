import { IconFileText, IconListCheck, IconMessage } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Requisition } from "@/api/requisition";
import { subjectOfRow } from "@/blocks/requisition/subject";
import { waitColumn } from "@/blocks/waiting/waitColumn";
import { formatDate } from "@/lib/dates";
import { pipelineCells } from "@/lib/pipeline";
import { formatRupees } from "@/lib/rupees";
import { IconButton } from "@/ui/IconButton";
import { Pipeline, PipelineHead } from "@/ui/Pipeline";
import type { Column } from "@/ui/table/DataTable";
import { ActionsCell, HrNames, Late, type RowActions, StatusCell } from "./cells";
import classes from "./columns.module.css";

type TextKind = "jd" | "skills" | "comments";

type ViewOptions = {
  kind: TextKind;
  header: string;
  icon: ReactNode;
  width: number;
  text: (row: Requisition) => string;
};

/** An icon that opens the text; the CSV file contains the text itself. */
function viewColumn(
  { kind, header, icon, width, text }: ViewOptions,
  { open }: RowActions,
): Column<Requisition> {
  return {
    id: kind,
    header,
    value: () => null,
    csv: text,
    cell: (row) => (
      <IconButton
        small
        label={`View ${header} of ${row.serial}`}
        icon={icon}
        onClick={() => open({ kind, subject: subjectOfRow(row) })}
      />
    ),
    sortable: false,
    searchable: false,
    align: "center",
    width,
    paper: false,
  };
}

/** A recruiter's own positions beside those of the requisition; somebody who holds none sees only these. */
function ownText({ ownPositions, positions }: Requisition): string {
  return ownPositions === null ? String(positions) : `${ownPositions} of ${positions}`;
}

function positionsColumn(recruiter: boolean): Column<Requisition> {
  const shared: Pick<Column<Requisition>, "id" | "value" | "card"> = {
    id: "positions",
    value: (row) => row.positions,
    card: "value",
  };
  if (recruiter)
    return {
      ...shared,
      header: "No. of Positions",
      cardHeader: "Positions",
      wrapHead: true,
      text: ownText,
      cell: (row) => {
        const [own, ...total] = ownText(row).split(" ");
        return (
          <>
            <b className={classes.medium}>{own}</b> <span className={classes.quiet}>{total.join(" ")}</span>
          </>
        );
      },
      csv: ownText,
      align: "center",
      width: 76,
    };
  return {
    ...shared,
    header: "No. of Positions (Total/Assigned)",
    cardHeader: "Total/Assigned",
    wrapHead: true,
    text: (row) => `${row.positions} / ${row.assigned}`,
    cell: (row) => (
      <>
        <b className={classes.medium}>{row.positions}</b>{" "}
        <span className={classes.quiet}>/ {row.assigned}</span>
      </>
    ),
    csv: (row) => `${row.positions}/${row.assigned}`,
    align: "center",
    width: 104,
  };
}

/**
 * The width of a window that has room for the pipeline beside the columns of the documents. In a narrower one they keep
 * their place and the pipeline is scrolled to.
 */
export const roomForPipeline = (recruiter: boolean) => (recruiter ? 1662 : 1736);

function pipelineColumn({ onPipeline }: RowActions, behind?: 2): Column<Requisition> {
  return {
    id: "pipeline",
    header: "Pipeline",
    head: <PipelineHead />,
    value: () => null,
    cell: (row) => (
      <Pipeline
        counts={row.pipeline}
        of={`${row.serial} ${row.position}`}
        onOpen={(cell) => onPipeline(row, cell)}
      />
    ),
    csv: (row) => pipelineCells.map((cell, at) => `${cell} ${row.pipeline[at] ?? 0}`).join(", "),
    sortable: false,
    searchable: false,
    width: 212,
    behind,
  };
}

const waitingOnColumn = waitColumn<Requisition>(["recruiter", "manager", "approver", "nobody"]);

type ListOptions = { recruiter: boolean; roomy: boolean };

/** The columns of the Requisition List, in order. Ids are the server's sort keys. */
export function requisitionColumns(
  { recruiter, roomy }: ListOptions,
  actions: RowActions,
): readonly Column<Requisition>[] {
  return [
    {
      id: "serial",
      header: "Req ID",
      value: (row) => row.serial,
      cell: (row) => <span className={classes.id}>{row.serial}</span>,
      width: 56,
      stick: "start",
      always: true,
      card: "fact",
    },
    {
      id: "position",
      header: "Position",
      value: (row) => row.position,
      // A recruiter has fewer columns.
      width: recruiter ? 120 : 100,
      wrap: true,
      stick: "start",
      strong: true,
      always: true,
      card: "title",
    },
    {
      id: "department",
      header: "Dept.",
      value: (row) => row.department,
      width: recruiter ? 86 : 76,
      wrap: true,
      card: "fact",
    },
    positionsColumn(recruiter),
    ...(roomy ? [pipelineColumn(actions)] : []),
    waitingOnColumn,
    {
      id: "location",
      header: "Location",
      value: (row) => row.location,
      width: recruiter ? 88 : 80,
      wrap: true,
      card: "fact",
    },
    {
      id: "employmentStatus",
      header: "Employee Status",
      value: (row) => row.employmentStatus,
      wrapHead: true,
      width: 84,
    },
    {
      id: "employmentType",
      header: "Employee Type",
      value: (row) => row.employmentType,
      wrapHead: true,
      width: 66,
      card: "fact",
    },
    {
      id: "rehireFor",
      header: "Rehire For",
      value: (row) => row.rehireFor,
      wrapHead: true,
      width: 56,
      wrap: true,
    },
    viewColumn(
      { kind: "jd", header: "JD", icon: <IconFileText />, width: 34, text: (row) => row.jd },
      actions,
    ),
    viewColumn(
      { kind: "skills", header: "Skills", icon: <IconListCheck />, width: 42, text: (row) => row.skills },
      actions,
    ),
    ...(recruiter
      ? []
      : [
          {
            id: "hrName",
            header: "HR Name",
            value: (row: Requisition) => row.recruiterNames,
            cell: (row: Requisition) => <HrNames names={row.recruiterNames} />,
            sortable: false,
            width: 78,
            wrap: true,
            card: "value" as const,
          },
        ]),
    viewColumn(
      { kind: "comments", header: "Comments", icon: <IconMessage />, width: 74, text: (row) => row.comments },
      actions,
    ),
    {
      id: "addedOn",
      header: "Added On",
      value: (row) => row.addedOn,
      text: (row) => formatDate(row.addedOn),
      width: 86,
    },
    {
      id: "tat",
      header: "TAT",
      value: (row) => row.tat,
      text: (row) => formatDate(row.tat),
      cell: (row) => <Late row={row}>{formatDate(row.tat)}</Late>,
      width: 86,
      card: "value",
    },
    {
      id: "status",
      header: "Status",
      value: (row) => row.status,
      cell: (row) => <StatusCell row={row} actions={actions} />,
      width: 102,
      stick: "end",
      card: "status",
    },
    {
      id: "actions",
      header: "Actions",
      value: () => null,
      cell: (row) => <ActionsCell row={row} actions={actions} />,
      csv: false,
      sortable: false,
      searchable: false,
      width: 60,
      stick: "end",
      card: "action",
    },
    {
      id: "stipend",
      header: "Stipend",
      value: (row) => row.stipend,
      text: (row) => formatRupees(row.stipend),
      align: "end",
      width: 72,
      behind: 1,
    },
    {
      id: "tenure",
      header: "Tenure (Months)",
      value: (row) => row.tenure,
      align: "end",
      wrapHead: true,
      width: 76,
      behind: 1,
    },
    ...(roomy ? [] : [pipelineColumn(actions, 2)]),
    {
      id: "overdueBy",
      header: "Overdue By (Days)",
      value: (row) => row.overdueBy,
      cell: (row) => <Late row={row}>{row.overdueBy}</Late>,
      sortable: false,
      align: "end",
      wrapHead: true,
      width: 72,
      stick: "end",
    },
  ];
}
