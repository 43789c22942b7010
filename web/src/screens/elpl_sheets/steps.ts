import type { FunnelHead, FunnelSteps } from "@/api/funnel";
import { formatDate } from "@/lib/dates";
import { formatRupees } from "@/lib/rupees";
import type { Step } from "@/ui/StepLine";

const stepNames = [
  "Started Working On",
  "Doc Sent Date",
  "Offer Sent Due Date",
  "Offer Sent Date",
  "Call Expl Date",
  "Date Of Posn Closed",
  "Expected DOJ",
  "DOJ",
] as const;

export function stepsOf({ dates }: FunnelSteps): Step[] {
  return stepNames.map((label, at) => ({ id: label, label, date: formatDate(dates[at]) }));
}

/** The step that is active: Flag minus 1, or the first when Flag is 0. */
export const activeStep = (flag: number) => Math.max(0, flag - 1);

/** What stands above the funnel. Tenure and stipend are an intern's. */
export function headFacts(head: FunnelHead): readonly { label: string; value: string }[] {
  const intern = head.employmentType === "Intern";
  return [
    { label: "Date", value: formatDate(head.approvedOn) },
    { label: "Hire Type", value: head.hireType },
    { label: "Employment Type", value: head.employmentType },
    ...(intern
      ? [
          { label: "Tenure", value: `${head.tenure} months` },
          { label: "Stipend", value: formatRupees(head.stipend) },
        ]
      : []),
    { label: "Score", value: String(head.score) },
    { label: "Location", value: head.location },
  ];
}
