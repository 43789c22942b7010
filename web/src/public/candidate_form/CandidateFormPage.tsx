import { endOf } from "@/api/candidateSession";
import { formatDate } from "@/lib/dates";
import { useVisit } from "../profile/useVisit";
import { VisitPage } from "../profile/VisitPage";
import { ClosedForm } from "./ClosedForm";
import { StartPage } from "./StartPage";
import { Wizard } from "./Wizard";

/** The candidate's own form; staff who may edit the candidate open the same. */
export function CandidateFormPage({ ids: [candidate = ""] }: { ids: string[] }) {
  const { visit, link, again, leave } = useVisit(candidate);
  if (visit.kind === "start") {
    return <StartPage candidate={candidate} opened={visit.opened} link={visit.link} onBegun={again} />;
  }
  if (visit.kind !== "form") return <VisitPage visit={visit} onRetry={again} />;
  if (!visit.form.mayEdit) return <ClosedForm form={visit.form} onWithdrawn={leave} />;
  return (
    <Wizard
      form={visit.form}
      until={link ? formatDate(endOf(link)) : ""}
      onAgain={again}
      onWithdrawn={leave}
    />
  );
}
