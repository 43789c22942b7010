import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { choose } from "@/api/chosen";
import type { PipelineCell } from "@/lib/pipeline";

type Chosen = { requisitionId: string; serial: string; position: string };

/** Opens the directory of a requisition, or a cell of its pipeline, chooses it, and clears the esa flag. */
export function useOpenDirectory(): (chosen: Chosen, atWork?: PipelineCell) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ requisitionId, serial, position }: Chosen, atWork?: PipelineCell) => {
      choose({ requisitionId, position, esa: false });
      void navigate({ to: "/directory", search: { req: serial, ...(atWork && { atWork }) } });
    },
    [navigate],
  );
}
