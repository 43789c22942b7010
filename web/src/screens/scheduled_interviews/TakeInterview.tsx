import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { nextMovesQuery } from "@/api/application";
import type { Interview } from "@/api/interview";
import { TakeInterviewDialog } from "@/blocks/candidate/dialogs/TakeInterviewDialog";
import { toast } from "@/ui/toast";

type Props = { row: Interview; opened: boolean; onClose: () => void };

/** Take Interview from a row; loads the possible moves when it opens. */
export default function TakeInterview({ row, opened, onClose }: Props) {
  const of = { candidate: row.candidateId, requisition: row.requisitionId };
  const { data, error, isFetching } = useQuery(nextMovesQuery(of));
  useEffect(() => {
    if (!error) return;
    toast.error(error.message);
    onClose();
  }, [error, onClose]);
  if (!data) return null;
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
