import { IconLinkOff } from "@tabler/icons-react";
import { useCallback, useEffect, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { type OpenedLink, openCandidateLink, readResumeLink } from "@/api/candidateSession";
import { LoadingRows } from "@/ui/LoadingRows";
import { Failure } from "../parts/Failure";
import { Notice } from "../parts/Notice";
import { Paper } from "../parts/Paper";
import { keptLink } from "../profile/keptLink";
import { ResumeForm } from "./ResumeForm";

type State = OpenedLink | { failed: string; final: boolean } | null;

/** Uploads a resume by link, without the candidate's form. */
export function ResumeUploadPage({ ids }: { ids: string[] }) {
  const [candidate = "", requisition = "", user = ""] = ids;
  const [link] = useState(() => readResumeLink(ids, window.location.search) ?? keptLink("resume", candidate));
  const [state, setState] = useState<State>(null);

  const load = useCallback(async () => {
    try {
      setState(await openCandidateLink(link ?? { kind: "resume", candidate, requisition, user }));
    } catch (cause) {
      const final = cause instanceof ApiError && !cause.offline && cause.status < 500 && cause.status !== 429;
      const failed = cause instanceof Error ? cause.message : String(cause);
      setState((before) => (before && "firstName" in before ? before : { failed, final }));
    }
  }, [link, candidate, requisition, user]);
  useEffect(() => void load(), [load]);

  if (state && "firstName" in state) {
    return <ResumeForm candidate={candidate} opened={state} link={link} onUploaded={() => void load()} />;
  }
  return (
    <Paper company="" heading={state?.final ? undefined : "Resume Upload"}>
      {!state && <LoadingRows count={4} />}
      {state && !state.final && <Failure text={state.failed} onRetry={() => void load()} />}
      {state?.final && <Notice icon={<IconLinkOff />} title="This link cannot be used" text={state.failed} />}
    </Paper>
  );
}
