import { Select } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { type RoleWord, usersOfRoleQuery } from "@/api/option";
import { PersonAvatar } from "@/ui/PersonAvatar";
import classes from "./PersonSelect.module.css";

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
  const found = lists.flatMap(({ data }) => data ?? []);
  const chosen = found.find(({ id }) => id === value)?.name;
  const failed = lists.some(({ isError }) => isError);
  return (
    <Select
      size="md"
      label="Person conducting"
      required
      placeholder={lists.some(({ isPending }) => isPending) ? "Loading" : "Select person"}
      data={found.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      error={error ?? (failed ? "The list of people could not be loaded." : undefined)}
      searchable
      clearable
      nothingFoundMessage="Nobody found"
      leftSection={chosen ? <PersonAvatar name={chosen} /> : undefined}
      renderOption={({ option }) => (
        <span className={classes.person}>
          <PersonAvatar name={option.label} />
          {option.label}
        </span>
      )}
    />
  );
}
