import { Select } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { type RoleWord, usersOfRoleQuery } from "@/api/option";

const words: readonly { word: RoleWord; group: string }[] = [
  { word: "TL", group: "TL and ATL" },
  { word: "PL", group: "PL" },
  { word: "CEO", group: "CEO" },
];

type Props = { value: string | null; onChange: (id: string | null) => void; error?: string };

/** Who asked for the requisition: a lead or the CEO. */
export function RequesterSelect({ value, onChange, error }: Props) {
  const lists = useQueries({ queries: words.map(({ word }) => usersOfRoleQuery(word)) });
  const data = words.map(({ group }, index) => ({
    group,
    items: (lists[index]?.data ?? []).map(({ id, name, department }) => ({
      value: id,
      label: `${name} · ${department}`,
    })),
  }));
  const failed = lists.some(({ isError }) => isError);
  return (
    <Select
      size="md"
      label="Requested by"
      placeholder="Select person"
      searchable
      data={data}
      nothingFoundMessage="Nobody found"
      value={value}
      onChange={onChange}
      error={error ?? (failed ? "The list of leads could not be loaded." : undefined)}
    />
  );
}
