import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { departmentOptionsQuery } from "@/api/option";
import type { RequisitionOption } from "@/api/requisitionOption";
import { ChoicePicker } from "@/ui/ChoicePicker";
import classes from "./RequisitionChoice.module.css";

export type ChosenRequisition = { department: string; requisition: string };

type Props = {
  value: ChosenRequisition;
  /** The requisitions of the department; undefined while they load. */
  requisitions: readonly RequisitionOption[] | undefined;
  /** The document calls it Position on one screen and Requisition on the others. */
  label: "Position" | "Requisition";
  onChange: (value: ChosenRequisition) => void;
};

/** A department, and one of the requisitions that it ever had approved. */
export function RequisitionChoice({ value, requisitions = [], label, onChange }: Props) {
  const departments = useQuery(departmentOptionsQuery).data ?? [];
  return (
    <>
      <ChoicePicker
        label="Department"
        choices={[
          { value: "", label: "Select" },
          ...departments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={value.department}
        onChange={(department) => onChange({ department, requisition: "" })}
      />
      <Select
        className={classes.requisition}
        aria-label={label}
        placeholder={label}
        searchable
        clearable
        nothingFoundMessage="Nothing found"
        maxDropdownHeight={320}
        comboboxProps={{ withinPortal: false }}
        data={requisitions.map(({ requisitionId, serial, position }) => ({
          value: requisitionId,
          label: `${serial} ${position}`,
        }))}
        value={value.requisition || null}
        disabled={!value.department}
        onChange={(requisition) => onChange({ ...value, requisition: requisition ?? "" })}
      />
    </>
  );
}
