import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { resumeHref, resumeQuery } from "@/api/candidate";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";

/** The shareable address of a resume: redirects to the file, or shows that there is none for this user. */
export function ResumeScreen() {
  const { resumeId = "" } = useParams({ strict: false });
  const { data: attached, error, refetch } = useQuery(resumeQuery(resumeId));
  useEffect(() => {
    if (attached) window.location.replace(resumeHref(resumeId));
  }, [attached, resumeId]);
  if (error) return <FailedState onRetry={() => void refetch()} />;
  return attached === false ? <EmptyState text="Resume Not Attached!!" /> : <LoadingRows count={8} />;
}
