import { useQuery } from "@tanstack/react-query";
import { usersOfRoleQuery } from "@/api/option";
import { PeopleSelect } from "@/ui/PeopleSelect";

type Props = {
  value: string | null;
  onChange: (id: string | null, name: string) => void;
  /** Recruiters who cannot be chosen here. */
  without?: ReadonlySet<string>;
  error?: string;
};

export function RecruiterSelect({ value, onChange, without, error }: Props) {
  const { data = [], isError, isPending } = useQuery(usersOfRoleQuery("HR"));
  const nameOf = (id: string | null) => data.find((user) => user.id === id)?.name ?? "";
  return (
    <PeopleSelect
      label="Recruiter"
      placeholder={isPending ? "Loading" : "Select recruiter"}
      people={data.filter(({ id }) => !without?.has(id))}
      value={value}
      onChange={(id) => onChange(id, nameOf(id))}
      error={error ?? (isError ? "The list of recruiters could not be loaded." : undefined)}
      data-autofocus
    />
  );
}
