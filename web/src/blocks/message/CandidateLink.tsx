import { Link } from "@tanstack/react-router";
import classes from "./CandidateLink.module.css";

type Props = { message: { candidateId: string; candidate: string; requisitionId: string } };

/** The candidate to whom a message was written; a name alone where no application leads to the details. */
export function CandidateLink({ message }: Props) {
  const { candidateId, candidate, requisitionId } = message;
  if (!candidateId || !requisitionId) return candidate;
  return (
    <Link
      className={classes.link}
      data-tip={candidate}
      to="/candidate_details"
      search={{ candidate: candidateId, requisition: requisitionId }}
      onClick={(event) => event.stopPropagation()}
    >
      {candidate}
    </Link>
  );
}
