import { settingRows } from "@/blocks/administration/settingRows";
import { choice, describePlace } from "@/lib/placeSearch";

const keys = settingRows.map(({ key }) => key);

/** The setting whose editor is open; empty if none is. */
export const settingsPlace = describePlace({ edit: choice(keys, "") });
