import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { settingsQuery } from "@/api/setting";
import type { SearchSource } from "@/lib/tableSearch";
import { SettingsView } from "./SettingsView";
import { readEdit } from "./search";

export function SettingsScreen() {
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <SettingsView
      settings={data}
      failure={error?.message}
      edit={readEdit(search)}
      onEdit={(edit) => void navigate({ to: "/admin_settings/settings", search: edit ? { edit } : {} })}
      onRetry={() => void refetch()}
    />
  );
}
