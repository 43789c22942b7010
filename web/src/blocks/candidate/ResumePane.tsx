import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { resumeFileQuery, resumeHref } from "@/api/candidate";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import classes from "./ResumePane.module.css";

/** The address of a file for the time that it is shown. */
function useAddress(file: Blob | null | undefined): string {
  const [address, setAddress] = useState("");
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress("");
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}

type Props = {
  name: string;
  /** The file; empty if there is none. */
  file: string;
  /** What can be done about a resume that is missing. */
  missing?: ReactNode;
  /** As high as what is around it, which is a column. */
  fills?: boolean;
};

/** A resume beside the work on its candidate: the page as wide as the pane, and white in both themes. */
export function ResumePane({ name, file, missing, fills }: Props) {
  const { data, isError, refetch } = useQuery({ ...resumeFileQuery(file), enabled: file !== "" });
  const address = useAddress(data);
  if (file === "" || data === null) return <EmptyState text="Resume Not Attached!!" action={missing} />;
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  return (
    <div className={classes.pane} data-fills={fills || undefined}>
      <div className={classes.tools}>
        <a href={resumeHref(file)} target="_blank" rel="noreferrer">
          <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
          Open in a new tab
        </a>
      </div>
      <div className={classes.desk}>
        {address ? (
          <iframe
            className={classes.page}
            title={`Resume of ${name}`}
            src={`${address}#toolbar=0&navpanes=0&view=FitH`}
          />
        ) : (
          <div className={classes.page} aria-busy="true" />
        )}
      </div>
    </div>
  );
}
