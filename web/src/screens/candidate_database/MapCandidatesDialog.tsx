import { Button, Select } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type Mapped,
  type MapRefusal,
  mapCandidates,
  type RequisitionOption,
  requisitionOptionsQuery,
  type ToMap,
} from "@/api/mapping";
import { sessionQuery } from "@/api/session";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { countOf } from "@/lib/text";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import { toast } from "@/ui/toast";
import classes from "./MapCandidatesDialog.module.css";

type Chosen = ToMap & { name: string };

type Props = DialogProps & {
  candidates: readonly Chosen[];
  /** Takes candidates out of the choice. */
  onLeaveOut: (ids: readonly string[]) => void;
  onMapped: (requisition: RequisitionOption) => void;
};

type Values = { requisition: string | null };

const success = "Candidate Mapped Successfully!!";
const wentWrong = "Something Went Wrong";
const noRequisition = "Please select requisition";
const noRequirement = "Please Select Requirement";
const alreadyMapped = "Candidate already remapped";
const alreadyMappedHere = "Candidate Already Mapped To this Position!!";

const sentenceOf = (message: string) => (message === alreadyMapped ? alreadyMappedHere : message);

const namesOf = (candidates: readonly Chosen[]) => candidates.map(({ name }) => name).join(", ");

/** Maps the chosen candidates to a requisition: all of them, or nobody if one cannot be mapped. */
export function MapCandidatesDialog({ opened, candidates: chosen, onLeaveOut, onMapped, onClose }: Props) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const { data: options = [], isError, isPending } = useQuery(requisitionOptionsQuery(userId));
  const [candidates, setCandidates] = useState(chosen);
  const [refused, setRefused] = useState<readonly MapRefusal[]>([]);
  const form = useWriteForm<Values, Mapped>({
    initial: { requisition: null },
    check: ({ requisition }) => (requisition ? {} : { requisition: noRequisition }),
    toastOf: () => noRequirement,
    topics: ["candidate"],
    unanswered: wentWrong,
    success,
    onChange: () => setRefused([]),
    handled: (answer) => {
      if (answer.refused.length === 0) return false;
      toast.error(sentenceOf(answer.message));
      return true;
    },
    onDone: (answer) => {
      setRefused(answer.refused);
      const target = options.find(({ id }) => id === form.values.requisition);
      if (answer.refused.length > 0) return;
      onClose();
      if (target) onMapped(target);
    },
  });

  function leaveOut(): void {
    const ids = refused.map(({ candidateId }) => candidateId);
    setCandidates(candidates.filter(({ candidateId }) => !ids.includes(candidateId)));
    setRefused([]);
    onLeaveOut(ids);
  }

  function submit(): void {
    const { requisition } = form.values;
    const order = candidates.map(({ candidateId, requisitionId }) => ({ candidateId, requisitionId }));
    setRefused([]);
    form.submit({ requisition, order }, (key) => mapCandidates(requisition ?? "", order, userId, key));
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Map Candidate"
      subtitle={`${countOf(candidates.length, "candidate")} · ${namesOf(candidates)}`}
      submit="Submit"
      submitDisabled={candidates.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        size="md"
        label="Select requisition to map"
        placeholder="Select requisition"
        searchable
        withAsterisk
        limit={50}
        data={options.map(({ id, serial, position }) => ({ value: id, label: `${serial} ${position}` }))}
        nothingFoundMessage={isPending ? "Loading" : "No requisition found"}
        {...form.field("requisition")}
        error={form.faultOf("requisition") ?? (isError ? "The requisitions could not be loaded." : undefined)}
      />
      {refused.length > 0 && (
        <Refused refused={refused} others={candidates.length > refused.length} onLeaveOut={leaveOut} />
      )}
    </FormDialog>
  );
}

const focus = (section: HTMLElement | null) => section?.focus();

type RefusedProps = { refused: readonly MapRefusal[]; others: boolean; onLeaveOut: () => void };

/** The toast has one sentence; here is whom it concerns, and why. It takes the focus that Submit lost. */
function Refused({ refused, others, onLeaveOut }: RefusedProps) {
  return (
    <section ref={focus} tabIndex={-1} className={classes.refused} aria-label="Nobody was mapped">
      <p>Nobody was mapped</p>
      <dl>
        {refused.map(({ candidateId, name, reason }) => (
          <div key={candidateId}>
            <dt>{name}</dt>
            <dd>{sentenceOf(reason)}</dd>
          </div>
        ))}
      </dl>
      {others && (
        <Button variant="default" size="xs" onClick={onLeaveOut}>
          Leave {refused.length === 1 ? "this candidate" : "these candidates"} out
        </Button>
      )}
    </section>
  );
}
