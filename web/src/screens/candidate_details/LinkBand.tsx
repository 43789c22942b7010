import { IconLink } from "@tabler/icons-react";
import type { CandidateDetails } from "@/api/candidateDetails";
import { formatDate } from "@/lib/dates";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { TextButton } from "@/ui/TextButton";
import classes from "./LinkBand.module.css";

const typedDrawer = codeOf(async () => (await import("./TypedDrawer")).TypedDrawer);

/**
 * The company knew the candidate when they applied through the ESA programme's link: what they typed is only beside
 * the record.
 */
export function LinkBand({ details }: { details: CandidateDetails }) {
  return (
    <p className={classes.band} role="status">
      <IconLink size={16} stroke={1.7} aria-hidden="true" />
      <span>Applied by the ESA link on {formatDate(details.appliedByLinkOn)}</span>
      <TextButton onClick={() => openDialog(typedDrawer, { details })}>What was typed</TextButton>
    </p>
  );
}
