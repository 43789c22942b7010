import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { resumeHref, resumeQuery } from "@/api/candidate";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";

/** The address of a resume for people: it gives way to the file, or says that there is none for them. */
export function ResumeScreen() {
  const { resumeId = "" } = useParams({ strict: false });
  const { data: attached, error, refetch } = useQuery(resumeQuery(resumeId));
  useEffect(() => {
    if (attached) window.location.replace(resumeHref(resumeId));
  }, [attached, resumeId]);
  if (error) return <FailedState onRetry={() => void refetch()} />;
  return attached === false ? <EmptyState text="Resume Not Attached!!" /> : <LoadingRows count={8} />;
}
