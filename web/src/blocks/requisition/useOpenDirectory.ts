import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { choose } from "@/api/chosen";

type Chosen = { id: string; serial: string; position: string };

/** Leads to the directory of a requisition, which is the chosen one from then on; the esa flag goes. */
export function useOpenDirectory(): (chosen: Chosen) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id, serial, position }: Chosen) => {
      choose({ reqId: id, positionName: position, esa: false });
      void navigate({ to: "/directory", search: { req: serial } });
    },
    [navigate],
  );
}
