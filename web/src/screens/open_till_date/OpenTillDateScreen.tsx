import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { allOpenTillDate, openTillDateQuery } from "@/api/dashboard";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import type { SearchSource } from "@/lib/tableSearch";
import { listState } from "@/ui/table/tableSource";
import { OpenTillDateView } from "./OpenTillDateView";
import { listOf, type OpenPlace, readOpen, writeOpen } from "./search";

export function OpenTillDateScreen() {
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const openDirectory = useOpenDirectory();
  const place = readOpen(search);
  const list = useQuery(openTillDateQuery(listOf(place)));

  const go = (change: Partial<OpenPlace>) =>
    void navigate({ to: "/open_till_date", search: writeOpen({ ...place, ...change }), replace: true });

  return (
    <OpenTillDateView
      place={place}
      open={list.data}
      state={listState(list)}
      failure={list.error?.message}
      csvRows={() => allOpenTillDate(listOf(place))}
      onPlace={go}
      onOpen={openDirectory}
      onRetry={() => void list.refetch()}
    />
  );
}
