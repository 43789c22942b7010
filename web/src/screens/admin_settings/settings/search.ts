import { settingRows } from "@/blocks/administration/settingRows";
import type { SearchSource } from "@/lib/tableSearch";

/** The setting whose editor is open; empty when none is. */
export const readEdit = ({ edit }: SearchSource): string =>
  settingRows.some(({ key }) => key === edit) ? String(edit) : "";

export function parseSettingsSearch(search: SearchSource): Record<string, string> {
  const edit = readEdit(search);
  return edit ? { edit } : {};
}
