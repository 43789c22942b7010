import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type User, userChoicesQuery } from "@/api/user";
import classes from "./UserSelect.module.css";

const typingPause = 200;

type Props = {
  label: string;
  placeholder: string;
  /** The id of the chosen user and the name to show for it; empty if none is chosen. */
  value: string;
  name: string;
  onChange: (id: string, name: string) => void;
  error?: string;
  description?: string;
  /** Toolbar height, with a visually hidden label. */
  toolbar?: boolean;
};

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

/** Selects an active user, searched by name, mobile or e-mail. */
export function UserSelect({ label, value, name, onChange, toolbar, ...rest }: Props) {
  const [typed, setTyped] = useState("");
  const [part] = useDebouncedValue(typed === name ? "" : typed, typingPause);
  const { data = [], isError } = useQuery(userChoicesQuery(part));
  const found = data.map((user) => ({
    value: user.id,
    label: nameOf(user),
    about: `${user.role} · ${user.department}`,
  }));
  // The chosen user stays in the list, even if the search no longer matches or the person has left.
  const others = found.filter((choice) => choice.value !== value);
  const own = found.find((choice) => choice.value === value) ?? { value, label: name, about: "" };
  const choices = value ? [own, ...others] : found;
  return (
    <Select
      {...rest}
      size={toolbar ? "sm" : "md"}
      label={toolbar ? undefined : label}
      aria-label={toolbar ? label : undefined}
      searchable
      clearable
      clearButtonProps={{ "aria-label": `Clear ${label}` }}
      data={choices}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span>
          {option.label}{" "}
          <small className={classes.about}>
            {choices.find((choice) => choice.value === option.value)?.about}
          </small>
        </span>
      )}
      nothingFoundMessage={isError ? "The users could not be loaded." : "Nobody found"}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value || null}
      onChange={(id) => onChange(id ?? "", choices.find((choice) => choice.value === id)?.label ?? "")}
    />
  );
}
