import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { staffOptionsQuery } from "@/api/option";
import { foundRequisitionsQuery, requisitionQuery } from "@/api/requisition";
import type { WaitRow } from "@/api/waiting";
import { changeView } from "@/lib/tableSearch";
import type { WaitPlace } from "./place";
import classes from "./WaitPickers.module.css";

type Props = {
  place: WaitPlace;
  rows: readonly WaitRow[] | undefined;
  onPlace: (change: Partial<WaitPlace>) => void;
};

const typingPause = 200;
const shared = { size: "sm", searchable: true, clearable: true, maxDropdownHeight: 320 } as const;

type Choice = { value: string; label: string };

/** The chosen one stays in the list, even if nothing that is listed has its value. */
function withChosen(choices: readonly Choice[], value: string, label: string): Choice[] {
  const others = choices.filter((choice) => choice.value !== value && choice.label !== label);
  return value && label ? [{ value, label }, ...others] : [...choices];
}

/** Who must act, and about which requisition. */
export function WaitPickers({ place, rows, onPlace }: Props) {
  const go = (change: Partial<WaitPlace>) => onPlace({ ...change, table: changeView(place.table, {}) });
  return (
    <>
      <PersonPicker
        value={place.person === "me" ? "" : place.person}
        rows={rows}
        onChange={(person) => go({ person })}
      />
      <RequisitionPicker value={place.requisition} onChange={(requisition) => go({ requisition })} />
    </>
  );
}

type PickerProps = { value: string; onChange: (value: string) => void };

function PersonPicker({ value, rows = [], onChange }: PickerProps & Pick<Props, "rows">) {
  const { data: staff = [] } = useQuery(staffOptionsQuery);
  const choices = staff.map(({ id, name }) => ({ value: id, label: name }));
  const label =
    choices.find((choice) => choice.value === value)?.label ??
    rows.find(({ personId }) => personId === value)?.person ??
    "";
  return (
    <Select
      {...shared}
      className={classes.person}
      aria-label="Person"
      placeholder="Person"
      nothingFoundMessage="Nobody found"
      clearButtonProps={{ "aria-label": "Clear Person" }}
      data={withChosen(choices, value, label)}
      value={value || null}
      onChange={(person) => onChange(person ?? "")}
    />
  );
}

function RequisitionPicker({ value, onChange }: PickerProps) {
  const [typed, setTyped] = useState("");
  const whole = useQuery({ ...requisitionQuery(value), enabled: value !== "" }).data;
  const chosen = value && whole ? `${whole.serial} ${whole.position}` : "";
  const [part] = useDebouncedValue(typed === chosen ? "" : typed, typingPause);
  const { data: found = [] } = useQuery(foundRequisitionsQuery(part));
  const choices = found.map(({ serial, position }) => ({ value: serial, label: `${serial} ${position}` }));
  return (
    <Select
      {...shared}
      className={classes.requisition}
      aria-label="Requisition"
      placeholder="Requisition"
      nothingFoundMessage="Nothing found"
      clearButtonProps={{ "aria-label": "Clear Requisition" }}
      data={withChosen(choices, value, chosen)}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value || null}
      onChange={(requisition) => onChange(requisition ?? "")}
    />
  );
}
