import { useQuery } from "@tanstack/react-query";
import { elplFunnelQuery } from "@/api/funnel";
import { usePrintAll } from "@/blocks/dashboard/usePrintAll";
import { usePlace } from "@/blocks/list/usePlace";
import { listState } from "@/ui/table/tableSource";
import { CandidateList } from "./CandidateList";
import { ElplView } from "./ElplView";
import { elplPlace } from "./place";
import { useCandidates } from "./useCandidates";

export function ElplScreen() {
  const [place, go] = usePlace(elplPlace);
  const { department, requisition, stage, search } = place;
  const shown = { department, requisition };
  const asked = department !== "" && requisition !== "";
  const funnel = useQuery({ ...elplFunnelQuery(shown), enabled: asked });
  const block = funnel.data?.blocks.find(({ id }) => id === stage);
  const { source, ...pages } = useCandidates(requisition, block, search);
  const { printing, printed } = usePrintAll(source);
  return (
    <ElplView
      key={`${department} ${requisition}`}
      shown={shown}
      funnel={asked ? funnel.data : undefined}
      state={asked ? listState(funnel) : null}
      failure={funnel.error?.message}
      stage={stage}
      printing={block ? printing : undefined}
      onSearch={(next) => go({ ...next, stage: "", search: "" })}
      onStage={(next) => go({ stage: next, search: "" })}
      onRetry={() => void funnel.refetch()}
    >
      <CandidateList
        source={printed}
        {...pages}
        department={department}
        requisition={requisition}
        block={block}
        search={search}
        onSearch={(next) => go({ search: next })}
      />
    </ElplView>
  );
}
