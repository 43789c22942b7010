import { IconLink } from "@tabler/icons-react";
import { useState } from "react";
import type { CandidateDetails } from "@/api/candidateDetails";
import { formatDate } from "@/lib/dates";
import { codeOf, useOverlay } from "@/ui/onDemand";
import { TextButton } from "@/ui/TextButton";
import classes from "./LinkBand.module.css";

const typedDrawer = codeOf(async () => (await import("./TypedDrawer")).TypedDrawer);

/**
 * The company knew the candidate when they applied through the ESA programme's link: what they typed is only beside
 * the record.
 */
export function LinkBand({ details }: { details: CandidateDetails }) {
  const [shown, setShown] = useState(false);
  const { Part: Drawer, opened } = useOverlay(typedDrawer, shown);
  return (
    <>
      <p className={classes.band} role="status">
        <IconLink size={16} stroke={1.7} aria-hidden="true" />
        <span>Applied by the ESA link on {formatDate(details.appliedByLinkOn)}</span>
        <TextButton onClick={() => setShown(true)}>What was typed</TextButton>
      </p>
      {Drawer && <Drawer opened={opened} details={details} onClose={() => setShown(false)} />}
    </>
  );
}
