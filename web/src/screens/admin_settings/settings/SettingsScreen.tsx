import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "@/api/setting";
import { usePlace } from "@/blocks/list/usePlace";
import { settingsPlace } from "./place";
import { SettingsView } from "./SettingsView";

export function SettingsScreen() {
  const [{ edit }, go] = usePlace(settingsPlace);
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <SettingsView
      settings={data}
      failure={error?.message}
      edit={edit}
      onEdit={(next) => go({ edit: next }, { replace: false })}
      onRetry={() => void refetch()}
    />
  );
}
