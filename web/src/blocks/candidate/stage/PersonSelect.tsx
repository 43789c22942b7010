import { useQueries } from "@tanstack/react-query";
import { type RoleWord, usersOfRoleQuery } from "@/api/option";
import { PeopleSelect } from "@/ui/PeopleSelect";

type Props = {
  /** The lists to choose the person from. */
  people: readonly string[];
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string;
};

/** Selects who conducts the interview. */
export function PersonSelect({ people, value, onChange, error }: Props) {
  const lists = useQueries({ queries: people.map((word) => usersOfRoleQuery(word as RoleWord)) });
  const failed = lists.some(({ isError }) => isError);
  return (
    <PeopleSelect
      label="Person conducting"
      required
      placeholder={lists.some(({ isPending }) => isPending) ? "Loading" : "Select person"}
      people={lists.flatMap(({ data }) => data ?? [])}
      value={value}
      onChange={onChange}
      error={error ?? (failed ? "The list of people could not be loaded." : undefined)}
    />
  );
}
