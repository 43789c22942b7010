import type { ReactNode } from "react";
import type { RequisitionWhole } from "@/api/requisition";
import { formatDate } from "@/lib/dates";
import { formatRupees } from "@/lib/rupees";
import { countOf } from "@/lib/text";
import classes from "./FactsBand.module.css";
import { PositionBar } from "./PositionBar";

type Fact = { label: string; value: ReactNode };

function factsOf(whole: RequisitionWhole, all: boolean): Fact[] {
  const late = whole.overdueBy > 0;
  const facts: Fact[] = [
    { label: "Dept.", value: whole.department },
    { label: "Location", value: all ? [whole.city, whole.state].filter(Boolean).join(", ") : whole.city },
    { label: "Employee Type", value: whole.employmentType },
    { label: "Employee Status", value: whole.employmentStatus },
    { label: "TAT", value: <span data-late={late || undefined}>{formatDate(whole.tat)}</span> },
  ];
  if (late) facts.push({ label: "Overdue By (Days)", value: <span data-late>{whole.overdueBy}</span> });
  if (whole.stipend) facts.push({ label: "Stipend", value: formatRupees(whole.stipend) });
  if (whole.tenure) facts.push({ label: "Tenure (Months)", value: whole.tenure });
  if (!all) return facts;
  return [
    ...facts,
    { label: "Added On", value: formatDate(whole.addedOn) },
    { label: "Hire Type", value: whole.hireType },
    ...(whole.rehireFor ? [{ label: "Rehire For", value: whole.rehireFor }] : []),
    { label: "Requested by", value: whole.requestedBy },
    { label: "Approver", value: whole.approver },
    ...(whole.approvedOn ? [{ label: "Approved On", value: formatDate(whole.approvedOn) }] : []),
  ];
}

type Props = {
  whole: RequisitionWhole;
  /** Shows all facts, not only those needed for decisions in the panel. */
  all?: boolean;
};

export function FactsBand({ whole, all = false }: Props) {
  return (
    <section className={classes.band} aria-label="Requisition">
      <dl className={classes.facts} data-all={all || undefined}>
        {factsOf(whole, all).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || "—"}</dd>
          </div>
        ))}
      </dl>
      <PositionBar positions={whole.positions} assigned={whole.assigned} onboarded={whole.onboarded} />
      {whole.pending && (
        <p className={classes.pending}>
          This requisition was edited and waits for {whole.approver} to approve it again.
        </p>
      )}
      {whole.raised.length > 0 && (
        <p className={classes.raised}>
          {countOf(whole.raised.length, "requisition")} raised against it: {whole.raised.join(", ")}
        </p>
      )}
    </section>
  );
}
