import { NumberInput, Select, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { insertPosition, type MasterPosition, updatePosition } from "@/api/master";
import { departmentOptionsQuery } from "@/api/option";
import type { DialogProps } from "../dialog";
import classes from "../form.module.css";
import { MasterForm, useMasterForm } from "../MasterForm";
import { checkPosition, employmentTypes, type PositionField, type PositionValues, wentWrong } from "../rules";

const fields: Record<string, PositionField> = {
  NAME_OF_THE_POSITION: "name",
  POINT: "point",
  DEPT: "department",
  DESCRIPTION: "description",
  EMPLOYEMENT_TYPE: "employmentType",
};

const nothing: PositionValues = {
  name: "",
  point: "",
  department: null,
  description: "",
  employmentType: null,
};

const valuesOf = (row: MasterPosition): PositionValues => ({
  name: row.name,
  point: String(row.point),
  department: row.departmentId,
  description: row.description,
  employmentType: row.employmentType,
});

type Props = DialogProps & {
  userId: string;
  /** The position to change; null to add one. */
  row: MasterPosition | null;
};

export function PositionDialog({ userId, row, opened, onClose }: Props) {
  const { data: departments = [], isError } = useQuery(departmentOptionsQuery);
  const form = useMasterForm(row ? valuesOf(row) : nothing, {
    topic: "position",
    fields,
    unanswered: wentWrong,
    onDone: onClose,
  });
  const { values, set, step } = form;

  function submit(): void {
    if (step.complain(checkPosition(values))) return;
    const order = {
      ...values,
      department: values.department ?? "",
      employmentType: values.employmentType ?? "",
    };
    step.run(order, (key) =>
      row
        ? updatePosition(userId, { id: row.id, version: row.version }, order, key)
        : insertPosition(userId, order, key),
    );
  }

  return (
    <MasterForm
      noun="Position"
      editing={row !== null}
      size={640}
      form={form}
      onSubmit={submit}
      opened={opened}
      onClose={onClose}
    >
      <TextInput
        label="Name of Position"
        data-autofocus
        maxLength={100}
        value={values.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
        error={step.faultOf("name")}
      />
      <div className={classes.facts}>
        <Select
          label="Department"
          placeholder="Select department"
          searchable
          data={departments.map(({ id, name }) => ({ value: id, label: name }))}
          nothingFoundMessage="No department found"
          value={values.department}
          onChange={(department) => set({ department })}
          error={step.faultOf("department") ?? (isError ? "The departments could not be loaded." : undefined)}
        />
        <Select
          label="Employment Type"
          placeholder="Select type"
          data={employmentTypes}
          value={values.employmentType}
          onChange={(employmentType) => set({ employmentType })}
          error={step.faultOf("employmentType")}
        />
        <NumberInput
          label="Point"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          max={1_000_000}
          value={values.point}
          onChange={(point) => set({ point: String(point) })}
          error={step.faultOf("point")}
        />
      </div>
      <Textarea
        label="JD"
        autosize
        minRows={8}
        maxRows={14}
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
        error={step.faultOf("description")}
      />
    </MasterForm>
  );
}
