import { useQuery } from "@tanstack/react-query";
import { type RecruiterLoad, recruiterLoadsQuery, usersOfRoleQuery } from "@/api/option";
import { countOf } from "@/lib/text";
import { PeopleSelect } from "@/ui/PeopleSelect";

type Props = {
  value: string | null;
  onChange: (id: string | null, name: string) => void;
  /** Recruiters who cannot be chosen here. */
  without?: ReadonlySet<string>;
  error?: string;
};

function hintOf(load: RecruiterLoad | undefined): string {
  const { positions, overdue, calls } = load ?? { positions: 0, overdue: 0, calls: 0 };
  return `${countOf(positions, "live position")}, ${overdue} overdue, ${countOf(calls, "call")} today`;
}

/** Chooses a recruiter; the list says what each has in hand. */
export function RecruiterSelect({ value, onChange, without, error }: Props) {
  const { data = [], isError, isPending } = useQuery(usersOfRoleQuery("HR"));
  const { data: loads } = useQuery(recruiterLoadsQuery);
  const nameOf = (id: string | null) => data.find((user) => user.id === id)?.name ?? "";
  return (
    <PeopleSelect
      label="Recruiter"
      placeholder={isPending ? "Loading" : "Select recruiter"}
      people={data
        .filter(({ id }) => !without?.has(id))
        .map(({ id, name }) => ({ id, name, hint: loads && hintOf(loads.get(id)) }))}
      value={value}
      onChange={(id) => onChange(id, nameOf(id))}
      error={error ?? (isError ? "The list of recruiters could not be loaded." : undefined)}
      data-autofocus
    />
  );
}
