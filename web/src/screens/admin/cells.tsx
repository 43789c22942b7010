import { IconDots, IconHistory } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Requisition } from "@/api/requisition";
import type { RequisitionDialog } from "@/blocks/requisition/openRequisition";
import { subjectOfRow } from "@/blocks/requisition/subject";
import type { PipelineCell } from "@/lib/pipeline";
import { splitParts } from "@/lib/text";
import { IconButton } from "@/ui/IconButton";
import { StatusButton } from "@/ui/StatusButton";
import classes from "./columns.module.css";

export type RowActions = {
  open: (dialog: RequisitionDialog) => void;
  onAssignments: (row: Requisition) => void;
  onPipeline: (row: Requisition, cell: PipelineCell) => void;
  onMore: (row: Requisition, button: HTMLElement) => void;
};

type CellProps = { row: Requisition; actions: RowActions };

/** The server decides what a click on the status opens; if nothing, the status is a plain badge. */
export function StatusCell({ row, actions }: CellProps) {
  const subject = subjectOfRow(row);
  const does: Record<Requisition["opens"], { label: string; run: () => void } | null> = {
    "": null,
    assignments: { label: "open assignments", run: () => actions.onAssignments(row) },
    assign: {
      label: "assign a recruiter",
      run: () => actions.open({ kind: "assign", subject, status: "Assign" }),
    },
    hold: {
      label: "see why, assign or resume",
      run: () => actions.open({ kind: "assign", subject, status: "Assign" }),
    },
    held: { label: "see why", run: () => actions.open({ kind: "held", subject }) },
    revoke: { label: "see why", run: () => actions.open({ kind: "revoked", subject }) },
  };
  const click = does[row.opens];
  return (
    <StatusButton
      status={row.status}
      onClick={click?.run}
      label={click ? `${row.status}, ${click.label}, ${row.serial}` : undefined}
    />
  );
}

export function HrNames({ names }: { names: string }) {
  const [first, ...others] = splitParts(names, ",");
  if (!first) return <span className={classes.none}>—</span>;
  return (
    <span data-tip={names}>
      {first}
      {others.length > 0 && <span className={classes.quiet}> +{others.length}</span>}
    </span>
  );
}

export function Late({ row, children }: { row: Requisition; children: ReactNode }) {
  return <span className={row.overdueBy > 0 ? classes.late : undefined}>{children}</span>;
}

export function ActionsCell({ row, actions }: CellProps) {
  return (
    <span className={classes.tight}>
      <IconButton
        small
        label={`Timeline of ${row.serial}`}
        icon={<IconHistory />}
        onClick={() => actions.open({ kind: "timeline", subject: subjectOfRow(row) })}
      />
      <IconButton
        small
        label={`More of ${row.serial}`}
        icon={<IconDots />}
        onClick={(event) => actions.onMore(row, event.currentTarget)}
      />
    </span>
  );
}
