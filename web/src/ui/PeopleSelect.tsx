import { Select, type SelectProps } from "@mantine/core";
import classes from "./PeopleSelect.module.css";
import { PersonAvatar } from "./PersonAvatar";

type Props = Pick<SelectProps, "label" | "placeholder" | "required" | "value" | "onChange" | "error"> & {
  /** The hint is a line below the name, in the list only. */
  people: readonly { id: string; name: string; hint?: string }[];
  "data-autofocus"?: boolean;
};

/** Selects a person by name, each shown with their avatar. */
export function PeopleSelect({ people, value, ...props }: Props) {
  const chosen = people.find(({ id }) => id === value)?.name;
  const hintOf = (id: string) => people.find((person) => person.id === id)?.hint;
  return (
    <Select
      {...props}
      size="md"
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      searchable
      clearable
      allowDeselect={false}
      nothingFoundMessage="Nobody found"
      leftSection={chosen ? <PersonAvatar name={chosen} /> : undefined}
      renderOption={({ option }) => (
        <span className={classes.person}>
          <PersonAvatar name={option.label} />
          <span>
            {option.label}
            {hintOf(option.value) && <span className={classes.hint}> {hintOf(option.value)}</span>}
          </span>
        </span>
      )}
    />
  );
}
