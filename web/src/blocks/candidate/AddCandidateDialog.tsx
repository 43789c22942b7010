import { Select } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Added, insertCandidate, type KnownCandidate } from "@/api/candidate";
import { sourceOptionsQuery } from "@/api/option";
import type { RequisitionWhole } from "@/api/requisition";
import { sessionQuery } from "@/api/session";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { FormDialog } from "@/ui/FormDialog";
import { StatusButton } from "@/ui/StatusButton";
import { toast } from "@/ui/toast";
import classes from "./AddCandidateDialog.module.css";
import { CandidateFields } from "./CandidateFields";
import {
  type CandidateField,
  type CandidateValues,
  checkNew,
  emptyCandidate,
  newCandidateOf,
  wentWrong,
} from "./candidateForm";

type Props = {
  opened: boolean;
  whole: Pick<RequisitionWhole, "requisitionId" | "serial" | "position" | "state" | "city">;
  onClose: () => void;
};

const required: ReadonlySet<CandidateField> = new Set(["name", "mobile", "state", "city", "source"]);

/** Adds a candidate to a requisition. Most live where it hires, so the form starts with its location. */
export function AddCandidateDialog({ opened, whole, onClose }: Props) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const { data: sources = [], isError } = useQuery({ ...sourceOptionsQuery, enabled: opened });
  const [known, setKnown] = useState<KnownCandidate | null>(null);
  const form = useWriteForm<CandidateValues, Added>({
    initial: { ...emptyCandidate, state: whole.state, city: whole.city },
    check: checkNew,
    topics: ["candidate"],
    unanswered: wentWrong,
    onChange: () => setKnown(null),
    onDone: (answer) => {
      setKnown(answer.known);
      if (!answer.known) close();
    },
    handled: (answer) => {
      if (!answer.known) return false;
      toast.info(`${answer.message}: ${knownText(answer.known)}`);
      return true;
    },
  });

  function close(): void {
    form.reset();
    setKnown(null);
    onClose();
  }

  function submit(): void {
    const candidate = newCandidateOf(form.values);
    form.submit(candidate, (key) => insertCandidate(candidate, whole.requisitionId, userId, key));
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Candidate Form"
      subtitle={`${whole.serial} · ${whole.position}`}
      submit="Submit"
      size={640}
      onSubmit={submit}
      onClose={close}
    >
      <CandidateFields
        form={form}
        required={required}
        work={form.values.work !== "none"}
        experienceIn="Relative Experience"
      >
        <Select
          size="md"
          label="Source of Candidate"
          placeholder="Select source"
          searchable
          withAsterisk
          data={sources.map(({ id, name }) => ({ value: id, label: name }))}
          nothingFoundMessage="No source found"
          {...form.field("source")}
          error={form.faultOf("source") ?? (isError ? "The sources could not be loaded." : undefined)}
        />
      </CandidateFields>
      {known && <Known known={known} />}
    </FormDialog>
  );
}

function knownText({ status, recruiter, position }: KnownCandidate): string {
  const facts = [
    ["Status", status],
    ["HR Name", recruiter],
    ["Position", position],
  ];
  return facts.map(([label, value]) => `${label}: ${value || "---"}`).join(", ");
}

const focus = (section: HTMLElement | null) => section?.focus();

/** The toast disappears before it can be read, so the form repeats it and takes the focus that Submit lost. */
function Known({ known }: { known: KnownCandidate }) {
  return (
    <section
      ref={focus}
      tabIndex={-1}
      className={classes.known}
      aria-label="Candidate is already in the system"
    >
      <p>Candidate is already in the system</p>
      <dl>
        <div>
          <dt>Status</dt>
          <dd>{known.status ? <StatusButton status={known.status} /> : "---"}</dd>
        </div>
        <div>
          <dt>HR Name</dt>
          <dd>{known.recruiter || "---"}</dd>
        </div>
        <div>
          <dt>Position</dt>
          <dd>{known.position || "---"}</dd>
        </div>
      </dl>
    </section>
  );
}
