import { Autocomplete } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { citiesQuery, statesQuery } from "@/api/place";

export type Place = { state: string; city: string };

type Props = {
  value: Place;
  onChange: (place: Place) => void;
  /** What is wrong with each. */
  error: Partial<Record<keyof Place, string>>;
  required?: boolean;
};

/** As much as the server keeps of either. */
const longestText = 200;

/** A state and a city in it, chosen or typed: not every town is in the list, and not everybody lives in India. */
export function PlaceFields({ value, onChange, error, required }: Props) {
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
        // A city belongs to its state; one that was chosen for another is asked for again.
        onChange={(state) => onChange({ state, city: "" })}
        error={error.state}
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
      />
    </>
  );
}
