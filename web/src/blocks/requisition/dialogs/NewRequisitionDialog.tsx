import { Input, NumberInput, Select, Textarea, TextInput } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { positionsQuery } from "@/api/position";
import { addRequisition } from "@/api/requisitionStep";
import { sessionQuery } from "@/api/session";
import { useStep } from "@/blocks/step/useStep";
import { DatePicker } from "@/ui/DatePicker";
import { FormDialog } from "@/ui/FormDialog";
import { Segmented } from "@/ui/Segmented";
import {
  checkNew,
  employmentStatuses,
  emptyRequisition,
  hireTypes,
  type NewField,
  type NewValues,
  orderOf,
} from "../newRequisition";
import { tenures } from "../rules";
import classes from "./form.module.css";
import { PositionsField } from "./PositionsField";
import type { DialogProps } from "./props";
import { RequesterSelect } from "./RequesterSelect";

const fieldNames = Object.fromEntries(Object.keys(emptyRequisition).map((name) => [name, name])) as Record<
  string,
  NewField
>;

const segmentsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** A requisition from a position of the master. It starts New, and its approver gets a mail. */
export function NewRequisitionDialog({ opened, onClose }: DialogProps) {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const { data: positions = [], isError } = useQuery(positionsQuery);
  const [values, setValues] = useState<NewValues>(emptyRequisition);
  const step = useStep<NewField>({ topic: "requisition", fields: fieldNames, onDone: onClose });
  const position = positions.find(({ id }) => id === values.positionId);

  function set(change: Partial<NewValues>): void {
    step.mend();
    setValues((before) => ({ ...before, ...change }));
  }

  function submit(): void {
    if (step.complain(checkNew(values, position, today)) || !position) return;
    const order = orderOf(values, position);
    step.run(order, (key) => addRequisition(order, key));
  }

  return (
    <FormDialog
      opened={opened}
      title="New Requisition"
      submit="Submit"
      size={640}
      busy={step.busy}
      error={step.error}
      dirty={JSON.stringify(values) !== JSON.stringify(emptyRequisition)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.columns}>
        <Select
          size="md"
          label="Position"
          placeholder="Select position"
          searchable
          data-autofocus
          data={positions.map(({ id, name }) => ({ value: id, label: name }))}
          nothingFoundMessage="No position found"
          inputWrapperOrder={["label", "input", "description", "error"]}
          description={position && `${position.department} · ${position.employmentType}`}
          value={values.positionId}
          onChange={(positionId) => set({ positionId })}
          error={step.faultOf("positionId") ?? (isError ? "The positions could not be loaded." : undefined)}
        />
        <PositionsField
          label="No. of Positions"
          value={values.positions}
          onChange={(count) => set({ positions: count })}
          error={step.faultOf("positions")}
        />
        <TextInput
          size="md"
          label="State"
          value={values.state}
          onChange={(event) => set({ state: event.currentTarget.value })}
          error={step.faultOf("state")}
        />
        <TextInput
          size="md"
          label="City"
          value={values.city}
          onChange={(event) => set({ city: event.currentTarget.value })}
          error={step.faultOf("city")}
        />
        <Input.Wrapper label="Employee Status" labelElement="div" error={step.faultOf("employmentStatus")}>
          <Segmented
            form
            label="Employee Status"
            segments={segmentsOf(employmentStatuses)}
            value={values.employmentStatus}
            onChange={(employmentStatus) => set({ employmentStatus })}
          />
        </Input.Wrapper>
        <Input.Wrapper label="Hire Type" labelElement="div" error={step.faultOf("hireType")}>
          <Segmented
            form
            label="Hire Type"
            segments={segmentsOf(hireTypes)}
            value={values.hireType}
            onChange={(hireType) => set({ hireType })}
          />
        </Input.Wrapper>
        <RequesterSelect
          value={values.requestedBy}
          onChange={(requestedBy) => set({ requestedBy })}
          error={step.faultOf("requestedBy")}
        />
        <TextInput
          size="md"
          label="Rehire For"
          disabled={values.hireType !== "Replacement"}
          value={values.hireType === "Replacement" ? values.rehireFor : ""}
          onChange={(event) => set({ rehireFor: event.currentTarget.value })}
          error={step.faultOf("rehireFor")}
        />
        <DatePicker
          form
          label="TAT"
          min={today}
          today={today}
          value={values.tat}
          onChange={(tat) => set({ tat })}
          error={step.faultOf("tat")}
        />
        <span />
        {position?.employmentType === "Intern" && (
          <>
            <NumberInput
              size="md"
              label="Stipend"
              prefix="₹ "
              thousandsGroupStyle="lakh"
              thousandSeparator=","
              allowDecimal={false}
              hideControls
              value={values.stipend}
              onChange={(stipend) => set({ stipend })}
              error={step.faultOf("stipend")}
            />
            <Select
              size="md"
              label="Tenure (Months)"
              placeholder="Select"
              clearable
              data={tenures}
              value={values.tenure}
              onChange={(tenure) => set({ tenure })}
              error={step.faultOf("tenure")}
            />
          </>
        )}
        <Textarea
          label="Skills"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          value={values.skills}
          onChange={(event) => set({ skills: event.currentTarget.value })}
          error={step.faultOf("skills")}
        />
        <Textarea
          label="Comments"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          value={values.comments}
          onChange={(event) => set({ comments: event.currentTarget.value })}
          error={step.faultOf("comments")}
        />
      </div>
    </FormDialog>
  );
}
