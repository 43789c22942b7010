import { Autocomplete } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
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

/** The server's length limit for both. */
const longestText = 200;
const order: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];

/** A state and one of its cities, chosen or typed: the list lacks small towns, and not everybody lives in India. */
export function PlaceFields({ value, onChange, error, required, below }: Props) {
  const { data: states = [] } = useQuery(statesQuery);
  const known = states.includes(value.state) ? value.state : "";
  const { data: cities = [] } = useQuery(citiesQuery(known));
  return (
    <>
      <Autocomplete
        size="md"
        label="State"
        placeholder="Select state"
        maxLength={longestText}
        withAsterisk={required}
        data={states}
        value={value.state}
        // A city belongs to its state, so changing the state clears it.
        onChange={(state) => onChange({ state, city: "" })}
        error={error.state}
        description={below?.state}
        inputWrapperOrder={order}
      />
      <Autocomplete
        size="md"
        label="City"
        placeholder="Select city"
        maxLength={longestText}
        withAsterisk={required}
        data={cities}
        limit={50}
        value={value.city}
        onChange={(city) => onChange({ ...value, city })}
        error={error.city}
        description={below?.city}
        inputWrapperOrder={order}
      />
    </>
  );
}
