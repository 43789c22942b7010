import { IconMailOff } from "@tabler/icons-react";
import type { CandidateDetails } from "@/api/candidateDetails";
import { formatDate } from "@/lib/dates";
import classes from "./RefusedAddress.module.css";

type Props = Pick<CandidateDetails, "emailRefused" | "emailRefusedOn">;

/** Says that the mail server refused the last mail to the candidate's address; nothing if it did not. */
export function RefusedAddress({ emailRefused, emailRefusedOn }: Props) {
  if (!emailRefused) return null;
  return (
    <span className={classes.refused}>
      <IconMailOff aria-hidden="true" />
      <span>
        The last mail to this address was refused: {emailRefused} <time>({formatDate(emailRefusedOn)})</time>
      </span>
    </span>
  );
}
