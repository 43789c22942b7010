import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { choose } from "@/api/chosen";

type Chosen = { requisitionId: string; serial: string; position: string };

/** Opens the directory of a requisition, chooses it, and clears the esa flag. */
export function useOpenDirectory(): (chosen: Chosen) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ requisitionId, serial, position }: Chosen) => {
      choose({ requisitionId, position, esa: false });
      void navigate({ to: "/directory", search: { req: serial } });
    },
    [navigate],
  );
}
