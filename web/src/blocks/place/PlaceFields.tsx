import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { citiesQuery, statesQuery } from "@/api/place";

export type Place = { state: string; city: string };

type Props = {
  value: Place;
  onChange: (place: Place) => void;
  /** The fault of each field. */
  error: Partial<Record<keyof Place, string>>;
  required?: boolean;
  /** What is shown below each field. */
  below?: Partial<Record<keyof Place, ReactNode>>;
};

const order: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];

/** The list, and what was stored before the list was: it can be kept, but not typed. */
function withStored(list: readonly string[], stored: string): string[] {
  return stored === "" || list.includes(stored) ? [...list] : [stored, ...list];
}

/** A state and one of its cities, chosen from the list that typing filters. */
export function PlaceFields({ value, onChange, error, required, below }: Props) {
  const [stored] = useState(value);
  const { data: states = [] } = useQuery(statesQuery);
  const { data: cities = [] } = useQuery(citiesQuery(states.includes(value.state) ? value.state : ""));
  return (
    <>
      <Select
        size="md"
        label="State"
        placeholder="Select state"
        withAsterisk={required}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No state found"
        data={withStored(states, stored.state)}
        value={value.state || null}
        // A city belongs to its state, so changing the state clears it.
        onChange={(state) => state !== null && state !== value.state && onChange({ state, city: "" })}
        error={error.state}
        description={below?.state}
        inputWrapperOrder={order}
      />
      <Select
        size="md"
        label="City"
        placeholder="Select city"
        withAsterisk={required}
        searchable
        allowDeselect={false}
        nothingFoundMessage={value.state === "" ? "Please select the state first" : "No city found"}
        data={withStored(cities, value.state === stored.state ? stored.city : "")}
        limit={50}
        value={value.city || null}
        onChange={(city) => city !== null && onChange({ ...value, city })}
        error={error.city}
        description={below?.city}
        inputWrapperOrder={order}
      />
    </>
  );
}
