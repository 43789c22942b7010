import { Input, Select, Textarea, TextInput } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { positionsQuery } from "@/api/position";
import { addRequisition } from "@/api/requisitionStep";
import { sessionQuery } from "@/api/session";
import { PlaceFields } from "@/blocks/place/PlaceFields";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { DatePicker } from "@/ui/DatePicker";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import { Segmented } from "@/ui/Segmented";
import {
  checkNew,
  employmentStatuses,
  emptyRequisition,
  hireTypes,
  type NewValues,
  orderOf,
} from "../newRequisition";
import classes from "./form.module.css";
import { StipendField, TenureField } from "./PayFields";
import { PositionsField } from "./PositionsField";
import { RequesterSelect } from "./RequesterSelect";

const segmentsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

/** Creates a requisition for a position of the master, in status New; its approver gets a mail. */
export function NewRequisitionDialog({ opened, onClose }: DialogProps) {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const { data: positions = [], isError } = useQuery(positionsQuery);
  const form = useWriteForm<NewValues>({
    initial: emptyRequisition,
    check: (values) => checkNew(values, positionOf(values), today),
    topics: ["requisition"],
    onDone: onClose,
  });
  const { values } = form;
  const positionOf = ({ positionId }: NewValues) => positions.find(({ id }) => id === positionId);
  const position = positionOf(values);
  const intern = position?.employmentType === "Intern";

  function submit(): void {
    const order = orderOf(values, intern);
    form.submit(order, (key) => addRequisition(order, key));
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="New Requisition"
      submit="Submit"
      size={640}
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
          {...form.field("positionId")}
          error={form.faultOf("positionId") ?? (isError ? "The positions could not be loaded." : undefined)}
        />
        <PositionsField label="No. of Positions" {...form.field("positions")} />
        <PlaceFields
          value={values}
          onChange={form.set}
          error={{ state: form.faultOf("state"), city: form.faultOf("city") }}
        />
        <Input.Wrapper label="Employee Status" labelElement="div" error={form.faultOf("employmentStatus")}>
          <Segmented
            form
            label="Employee Status"
            segments={segmentsOf(employmentStatuses)}
            value={values.employmentStatus}
            onChange={(employmentStatus) => form.set({ employmentStatus })}
          />
        </Input.Wrapper>
        <Input.Wrapper label="Hire Type" labelElement="div" error={form.faultOf("hireType")}>
          <Segmented
            form
            label="Hire Type"
            segments={segmentsOf(hireTypes)}
            value={values.hireType}
            onChange={(hireType) => form.set({ hireType })}
          />
        </Input.Wrapper>
        <RequesterSelect {...form.field("requestedBy")} />
        <TextInput
          size="md"
          label="Rehire For"
          disabled={values.hireType !== "Replacement"}
          value={values.hireType === "Replacement" ? values.rehireFor : ""}
          onChange={(event) => form.set({ rehireFor: event.currentTarget.value })}
          error={form.faultOf("rehireFor")}
        />
        <DatePicker form label="TAT" min={today} today={today} {...form.field("tat")} />
        <span />
        {intern && (
          <>
            <StipendField {...form.field("stipend")} />
            <TenureField clearable {...form.field("tenure")} />
          </>
        )}
        <Textarea
          label="Skills"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          {...form.field("skills")}
        />
        <Textarea
          label="Comments"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={2000}
          {...form.field("comments")}
        />
      </div>
    </FormDialog>
  );
}
