import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { detailsQuery } from "@/api/candidateDetails";
import type { Interview } from "@/api/interview";
import { sessionQuery } from "@/api/session";
import { CandidateInfoDialog } from "@/blocks/candidate/dialogs/CandidateInfoDialog";
import type { DialogProps } from "@/ui/dialogs";

type Props = DialogProps & { row: Interview };

/** The candidate's data, to read before an interview. */
export function CandidateInfo({ row, opened, onClose }: Props) {
  const { userId, facts } = useSuspenseQuery(sessionQuery).data;
  const of = { candidate: row.candidateId, requisition: row.requisitionId };
  const { data } = useQuery(detailsQuery({ userId, manager: facts.manager }, of));
  return (
    <CandidateInfoDialog
      opened={opened}
      candidate={row.candidateId}
      name={row.name}
      position={row.position}
      record={data?.rows[0] ?? row}
      onClose={onClose}
    />
  );
}
