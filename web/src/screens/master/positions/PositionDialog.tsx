import { Select, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { insertPosition, type MasterPosition, updatePosition } from "@/api/master";
import { departmentOptionsQuery } from "@/api/option";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { NumberField } from "@/ui/NumberField";
import classes from "../form.module.css";
import { MasterForm } from "../MasterForm";
import { checkPosition, employmentTypes, type PositionValues, wentWrong } from "../rules";

const nothing: PositionValues = {
  name: "",
  point: "",
  department: null,
  description: "",
  employmentType: null,
  minExperience: "",
};

const valuesOf = (row: MasterPosition): PositionValues => ({
  name: row.name,
  point: String(row.point),
  department: row.departmentId,
  description: row.description,
  employmentType: row.employmentType,
  minExperience: row.minExperience === null ? "" : String(row.minExperience),
});

type Props = DialogProps & {
  userId: string;
  /** The position to change; null to add one. */
  row: MasterPosition | null;
};

export function PositionDialog({ userId, row, opened, onClose }: Props) {
  const { data: departments = [], isError } = useQuery(departmentOptionsQuery);
  const form = useWriteForm<PositionValues>({
    initial: row ? valuesOf(row) : nothing,
    check: checkPosition,
    topics: ["position"],
    unanswered: wentWrong,
    onDone: onClose,
  });

  function submit(): void {
    const { values } = form;
    const order = {
      ...values,
      department: values.department ?? "",
      employmentType: values.employmentType ?? "",
    };
    form.submit(order, (key) =>
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
      <TextInput label="Name of Position" data-autofocus maxLength={100} {...form.field("name")} />
      <div className={classes.facts}>
        <Select
          label="Department"
          placeholder="Select department"
          searchable
          data={departments.map(({ id, name }) => ({ value: id, label: name }))}
          nothingFoundMessage="No department found"
          {...form.field("department")}
          error={form.faultOf("department") ?? (isError ? "The departments could not be loaded." : undefined)}
        />
        <Select
          label="Employment Type"
          placeholder="Select type"
          data={employmentTypes}
          {...form.field("employmentType")}
        />
        <NumberField label="Point" {...form.field("point")} onChange={(point) => form.set({ point })} />
        <NumberField
          label="Minimum Experience (years)"
          {...form.field("minExperience")}
          onChange={(minExperience) => form.set({ minExperience })}
        />
      </div>
      <Textarea label="JD" autosize minRows={8} maxRows={14} {...form.field("description")} />
    </MasterForm>
  );
}
