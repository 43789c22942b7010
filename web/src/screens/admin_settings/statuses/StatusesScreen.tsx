import { useQuery, useQueryClient } from "@tanstack/react-query";
import { saveSetting, settingsQuery } from "@/api/setting";
import { type Status, statusesForFile, statusesQuery } from "@/api/status";
import { usePlace } from "@/blocks/list/usePlace";
import { useWrite } from "@/blocks/write/useWrite";
import { tableSource } from "@/ui/table/tableSource";
import { looksText, moved, recoloured } from "./order";
import { statusesPlace } from "./place";
import { StatusesView } from "./StatusesView";

const key = "statusLooks";

export function StatusesScreen() {
  const [{ process }, go] = usePlace(statusesPlace);
  const client = useQueryClient();
  const list = useQuery(statusesQuery);

  // One after another: each write builds on the version of the previous one.
  const write = useWrite({ topics: ["setting"], queued: true });
  const current = () => client.getQueryData(statusesQuery.queryKey) ?? [];

  async function save(all: Status[]): Promise<void> {
    await client.cancelQueries(statusesQuery);
    client.setQueryData(statusesQuery.queryKey, all);
    const text = looksText(all);
    // A repeat is the same order: the version that the first one made would be another one.
    let version: number | undefined;
    write.run(text, async (once) => {
      const settings = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
      version ??= settings.find((setting) => setting.key === key)?.version ?? 0;
      return saveSetting({ key, version }, text, once);
    });
  }

  return (
    <StatusesView
      process={process}
      source={tableSource(list, statusesForFile)}
      onProcess={(next) => go({ process: next })}
      onTone={(id, tone) => void save(recoloured(current(), id, tone))}
      onMove={(id, step) => void save(moved(current(), process, id, step))}
    />
  );
}
