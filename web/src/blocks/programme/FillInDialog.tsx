import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { requisitionQuery } from "@/api/requisition";
import { AddCandidateDialog } from "@/blocks/candidate/AddCandidateDialog";
import { liveProgramme } from "@/lib/programme";
import { toast } from "@/ui/toast";

type Props = { opened: boolean; onClose: () => void };

/** Adds a candidate to the programme's live requisition; who fills it in is their owner. */
export function FillInDialog({ opened, onClose }: Props) {
  const { data: whole, error } = useQuery({ ...requisitionQuery(liveProgramme), enabled: opened });
  useEffect(() => {
    if (!opened || !error) return;
    toast.error(error.message);
    onClose();
  }, [opened, error, onClose]);
  return whole ? <AddCandidateDialog opened={opened} whole={whole} onClose={onClose} /> : null;
}
