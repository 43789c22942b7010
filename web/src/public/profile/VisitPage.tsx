import { IconLinkOff } from "@tabler/icons-react";
import { LoadingRows } from "@/ui/LoadingRows";
import { Failure } from "../parts/Failure";
import { Notice } from "../parts/Notice";
import { Paper } from "../parts/Paper";
import type { Visit } from "./useVisit";

type Props = { visit: Extract<Visit, { kind: "loading" | "failed" | "over" }>; onRetry: () => void };

/** A candidate's page before there is anything to show, or after. */
export function VisitPage({ visit, onRetry }: Props) {
  return (
    <Paper company="" heading={visit.kind === "over" ? undefined : "Candidate Form"}>
      {visit.kind === "loading" && <LoadingRows count={8} />}
      {visit.kind === "failed" && <Failure text={visit.text} onRetry={onRetry} />}
      {visit.kind === "over" && <Notice icon={<IconLinkOff />} title={visit.title} text={visit.text} />}
    </Paper>
  );
}
