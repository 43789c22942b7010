import { Autocomplete, Button, Select, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useState } from "react";
import type { DatabaseSearch } from "@/api/candidateDatabase";
import { toast } from "@/ui/toast";
import classes from "./SearchBar.module.css";
import { faultOf, sameSearch } from "./search";

type Props = {
  /** The search that the table shows. */
  shown: DatabaseSearch;
  positions: readonly string[];
  cities: readonly string[];
  onSearch: (search: DatabaseSearch) => void;
  /** Shown at the right. */
  actions: ReactNode;
};

/** What is typed is searched for when the button is pressed; the button is filled while that differs from the table. */
export function SearchBar({ shown, positions, cities, onSearch, actions }: Props) {
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState(shown);
  // The address may change without the button, as when going back.
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setTyped(shown);
  }
  const set = (change: Partial<DatabaseSearch>) => setTyped({ ...typed, ...change });
  const count = [typed.referencePosition, typed.position, typed.location].filter(Boolean).length;

  function search(event: FormEvent): void {
    event.preventDefault();
    const fault = faultOf(typed);
    if (fault) toast.error(fault);
    else onSearch({ ...typed, text: typed.text.trim() });
  }

  return (
    <div className={classes.bar}>
      <search className={classes.search}>
        <form className={classes.form} onSubmit={search}>
          <TextInput
            className={classes.text}
            aria-label="Search by name or contact..."
            placeholder="Search by name or contact..."
            leftSection={<IconSearch size={15} stroke={1.7} aria-hidden="true" />}
            maxLength={200}
            value={typed.text}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
          {phone && (
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal stroke={1.7} aria-hidden="true" />}
              rightSection={count > 0 && <span className={classes.count}>{count}</span>}
              aria-expanded={opened}
              onClick={() => setOpened(!opened)}
            >
              Filters
            </Button>
          )}
          {(!phone || opened) && (
            <>
              <PositionSelect
                label="Ref Position"
                room={92}
                positions={positions}
                value={typed.referencePosition}
                onChange={(referencePosition) => set({ referencePosition })}
              />
              <PositionSelect
                label="Position"
                room={66}
                positions={positions}
                value={typed.position}
                onChange={(position) => set({ position })}
              />
              <Autocomplete
                className={classes.choice}
                classNames={{ input: classes.value }}
                aria-label="Location"
                placeholder="All"
                leftSection={<Label>Location</Label>}
                leftSectionWidth={70}
                leftSectionPointerEvents="none"
                clearable
                limit={50}
                maxLength={200}
                data={[...cities]}
                value={typed.location}
                onChange={(location) => set({ location })}
              />
            </>
          )}
          <Button type="submit" variant={sameSearch(typed, shown) ? "default" : "filled"}>
            Search
          </Button>
        </form>
      </search>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}

function Label({ children }: { children: string }) {
  return <span className={classes.label}>{children}</span>;
}

type PositionProps = {
  label: string;
  /** The width of the label inside the field. */
  room: number;
  positions: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

function PositionSelect({ label, room, positions, value, onChange }: PositionProps) {
  return (
    <Select
      className={classes.choice}
      classNames={{ input: classes.value }}
      aria-label={label}
      placeholder="All"
      leftSection={<Label>{label}</Label>}
      leftSectionWidth={room}
      leftSectionPointerEvents="none"
      searchable
      clearable
      limit={50}
      nothingFoundMessage="No position found"
      // A position of an old address may be gone from the master.
      data={value && !positions.includes(value) ? [value, ...positions] : [...positions]}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? "")}
    />
  );
}
