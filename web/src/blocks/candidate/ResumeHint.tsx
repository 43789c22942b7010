import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "@/api/session";
import { acceptedResume, resumeTooLarge } from "./candidateForm";

/** What a resume may be. */
export function ResumeHint({ error }: { error: string | undefined }) {
  const { resumeKB } = useSuspenseQuery(sessionQuery).data;
  return (
    <>
      Accepted File type : {acceptedResume(resumeKB)} <CompressLink error={error} />
    </>
  );
}

/** Where a file that was too large can be made smaller, if the administrators left such a page. */
export function CompressLink({ error }: { error: string | undefined }) {
  const { resumeKB, compressPdfUrl } = useSuspenseQuery(sessionQuery).data;
  if (!compressPdfUrl || error !== resumeTooLarge(resumeKB)) return null;
  return (
    <a href={compressPdfUrl} target="_blank" rel="noreferrer">
      Make a PDF smaller
    </a>
  );
}
