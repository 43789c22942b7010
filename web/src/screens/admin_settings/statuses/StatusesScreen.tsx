import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { saveSetting, settingsQuery } from "@/api/setting";
import { type Status, statusesForFile, statusesQuery } from "@/api/status";
import type { SearchSource } from "@/lib/tableSearch";
import { listState } from "@/ui/table/tableSource";
import { toast } from "@/ui/toast";
import { looksText, moved, recoloured } from "./order";
import { StatusesView } from "./StatusesView";
import { readProcess } from "./search";

const key = "statusLooks";

export function StatusesScreen() {
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const client = useQueryClient();
  const list = useQuery(statusesQuery);
  const process = readProcess(search);

  // One after the other: each is written on top of the version that the one before it made.
  const save = useMutation({
    scope: { id: key },
    mutationFn: async (all: Status[]) => {
      const settings = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
      const version = settings.find((setting) => setting.key === key)?.version ?? 0;
      return saveSetting({ key, version }, looksText(all), "");
    },
    onMutate: async (all) => {
      await client.cancelQueries(statusesQuery);
      client.setQueryData(statusesQuery.queryKey, all);
    },
    onSuccess: ({ message }) => toast.success(message),
    onError: (cause) => toast.error(cause.message),
    onSettled: () => client.invalidateQueries({ queryKey: ["setting"] }),
  });
  const current = () => client.getQueryData(statusesQuery.queryKey) ?? [];

  return (
    <StatusesView
      process={process}
      all={list.data}
      state={listState({ ...list, isPlaceholderData: false })}
      failure={list.error?.message}
      csvRows={statusesForFile}
      onProcess={(next) =>
        void navigate({ to: "/admin_settings/statuses", search: { process: next }, replace: true })
      }
      onTone={(id, tone) => save.mutate(recoloured(current(), id, tone))}
      onMove={(id, step) => save.mutate(moved(current(), process, id, step))}
      onRetry={() => void list.refetch()}
    />
  );
}
