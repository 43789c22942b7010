import { useState } from "react";
import type { FilledTemplate, GapValues } from "@/api/writing";

export type Draft = { subject: string; body: string; values: GapValues };

/** What is written from each template of the dialog: as it was filled, until somebody changes it. */
export function useDraft(template: string, filled: FilledTemplate | undefined) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Partial<Draft>>>>({});
  const own = drafts[template];
  const draft: Draft = {
    subject: own?.subject ?? filled?.subject ?? "",
    body: own?.body ?? filled?.html ?? "",
    values: own?.values ?? {},
  };
  const change = (part: Partial<Draft>) =>
    setDrafts((before) => ({ ...before, [template]: { ...before[template], ...part } }));
  return { draft, change, dirty: Object.keys(drafts).length > 0 };
}
