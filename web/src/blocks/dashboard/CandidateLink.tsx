import { Link, useLocation } from "@tanstack/react-router";
import classes from "./CandidateLink.module.css";

type Props = { candidateId: string; requisitionId: string; name: string };

/** The name of a candidate in a dashboard's rows; it opens the details, whose Back leads here again. */
export function CandidateLink({ candidateId, requisitionId, name }: Props) {
  const from = useLocation({ select: ({ href }) => href });
  // Somebody who was never mapped has no application to open.
  if (!requisitionId) return <>{name}</>;
  return (
    <Link
      className={classes.link}
      to="/candidate_details"
      search={{ candidate: candidateId, requisition: requisitionId, from }}
    >
      {name}
    </Link>
  );
}
