import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { choose, readChosen } from "@/api/chosen";
import { requisitionQuery } from "@/api/requisition";
import { sessionQuery } from "@/api/session";
import { RequisitionDesk } from "@/blocks/requisition/RequisitionDesk";
import type { SearchSource } from "@/lib/tableSearch";
import { DirectoryView } from "./DirectoryView";
import { readRequisition } from "./search";

/** The requisition in the address, else the one that was chosen last in this login session. */
export function DirectoryScreen() {
  const { facts } = useSuspenseQuery(sessionQuery).data;
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const id = readRequisition(search) || readChosen()?.reqId || "";
  const { data, error, refetch } = useQuery({ ...requisitionQuery(id), enabled: id !== "" });

  const reqId = data?.id;
  const positionName = data?.position;
  useEffect(() => {
    if (reqId && positionName) choose({ reqId, positionName });
  }, [reqId, positionName]);

  return (
    <RequisitionDesk>
      <DirectoryView
        chosen={id !== ""}
        whole={data}
        failure={error?.message}
        manager={facts.manager}
        recruiter={facts.recruiter && !facts.manager}
        onHome={() => void navigate({ to: "/admin" })}
        onRetry={() => void refetch()}
      />
    </RequisitionDesk>
  );
}
