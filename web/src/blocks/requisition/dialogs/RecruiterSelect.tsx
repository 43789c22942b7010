import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { usersOfRoleQuery } from "@/api/option";
import { PersonAvatar } from "@/ui/PersonAvatar";
import classes from "./form.module.css";

type Props = {
  value: string | null;
  onChange: (id: string | null, name: string) => void;
  /** Recruiters who cannot be chosen here. */
  without?: ReadonlySet<string>;
  error?: string;
};

export function RecruiterSelect({ value, onChange, without, error }: Props) {
  const { data = [], isError, isPending } = useQuery(usersOfRoleQuery("HR"));
  const names = new Map(data.map(({ id, name }) => [id, name]));
  const options = data
    .filter(({ id }) => !without?.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));
  const chosen = value === null ? undefined : names.get(value);
  return (
    <Select
      size="md"
      label="Recruiter"
      placeholder={isPending ? "Loading" : "Select recruiter"}
      data={options}
      value={value}
      onChange={(id) => onChange(id, names.get(id ?? "") ?? "")}
      error={error ?? (isError ? "The list of recruiters could not be loaded." : undefined)}
      searchable
      clearable
      data-autofocus
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
