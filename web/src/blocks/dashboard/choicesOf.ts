import type { Choices } from "@/api/dashboard";
import type { FilterOption } from "@/ui/table/columns";

/** The options of a column's filter, from the server's choices. */
export function choicesOf(choices: Choices, column: string): FilterOption[] {
  return (choices[column] ?? []).map((value) => ({ value, label: value }));
}
