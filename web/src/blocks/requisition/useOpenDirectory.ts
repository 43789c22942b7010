import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { choose } from "@/api/chosen";

type Chosen = { requisitionId: string; serial: string; position: string };

/** Leads to the directory of a requisition, which is the chosen one from then on; the esa flag goes. */
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
