import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { saveSetting, settingsQuery } from "@/api/setting";
import { type Status, statusesForFile, statusesQuery } from "@/api/status";
import { usePlace } from "@/blocks/list/usePlace";
import { tableSource } from "@/ui/table/tableSource";
import { toast } from "@/ui/toast";
import { looksText, moved, recoloured } from "./order";
import { statusesPlace } from "./place";
import { StatusesView } from "./StatusesView";

const key = "statusLooks";

export function StatusesScreen() {
  const [{ process }, go] = usePlace(statusesPlace);
  const client = useQueryClient();
  const list = useQuery(statusesQuery);

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
      source={tableSource(list, statusesForFile)}
      onProcess={(next) => go({ process: next })}
      onTone={(id, tone) => save.mutate(recoloured(current(), id, tone))}
      onMove={(id, step) => save.mutate(moved(current(), process, id, step))}
    />
  );
}
