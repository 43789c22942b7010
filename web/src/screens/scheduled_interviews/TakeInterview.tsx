import { useQuery } from "@tanstack/react-query";
import { nextMovesQuery, type PendingInterview } from "@/api/application";
import type { Interview } from "@/api/interview";
import { TakeInterviewDialog } from "@/blocks/candidate/dialogs/TakeInterviewDialog";
import type { DialogProps } from "@/ui/dialogs";

type Props = DialogProps & {
  row: Interview;
  /** What was known when it opened; the query may know more by now. */
  asked: { interview: PendingInterview; version: number; today: string };
};

/** Take Interview from a row. */
export function TakeInterview({ row, asked, opened, onClose }: Props) {
  const of = { candidate: row.candidateId, requisition: row.requisitionId };
  const { data = asked, isFetching } = useQuery(nextMovesQuery(of));
  return (
    <TakeInterviewDialog
      opened={opened}
      subject={{
        of,
        version: data.version,
        current: !isFetching,
        name: row.name,
        position: row.position,
      }}
      interview={data.interview}
      today={data.today}
      onClose={onClose}
    />
  );
}
