import { Select } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Added, insertCandidate, type KnownCandidate } from "@/api/candidate";
import { sourceOptionsQuery } from "@/api/option";
import type { RequisitionWhole } from "@/api/requisition";
import { sessionQuery } from "@/api/session";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import { toast } from "@/ui/toast";
import { CandidateFields } from "./CandidateFields";
import {
  type CandidateField,
  type CandidateValues,
  checkNew,
  emptyCandidate,
  newCandidateOf,
  typedCandidate,
  wentWrong,
} from "./candidateForm";
import { Known, knownText } from "./KnownCandidate";
import { suggestedOf } from "./offers";
import { ResumeDrop } from "./ResumeDrop";
import { useResumeDrop } from "./useResumeDrop";

type Props = DialogProps & {
  whole: Pick<RequisitionWhole, "requisitionId" | "serial" | "position" | "state" | "city">;
  /** What somebody was searched for with: a mobile, an e-mail address or a name. */
  typed?: string;
};

const required: ReadonlySet<CandidateField> = new Set(["name", "mobile", "state", "city", "source"]);

/** Adds a candidate to a requisition. Most live where it hires, so the form starts with its location. */
export function AddCandidateDialog({ opened, whole, typed = "", onClose }: Props) {
  const { userId, resumeKB } = useSuspenseQuery(sessionQuery).data;
  const { data: sources = [], isError } = useQuery({ ...sourceOptionsQuery, enabled: opened });
  const [known, setKnown] = useState<KnownCandidate | null>(null);
  const form = useWriteForm<CandidateValues, Added>({
    initial: { ...emptyCandidate, ...typedCandidate(typed), state: whole.state, city: whole.city },
    check: checkNew,
    fileField: "resume",
    topics: ["candidate"],
    unanswered: wentWrong,
    onChange: () => setKnown(null),
    onDone: (answer) => {
      setKnown(answer.known);
      if (answer.resumeRefused) toast.error(answer.resumeRefused, { file: true });
      if (!answer.known) onClose();
    },
    handled: (answer) => {
      if (!answer.known) return false;
      toast.info(knownText(answer.message, answer.known));
      return true;
    },
  });

  const { resume } = form.values;
  const drop = useResumeDrop(form, resumeKB);

  function submit(): void {
    const candidate = newCandidateOf(form.values);
    const file = resume && [resume.name, resume.size, resume.lastModified];
    form.submit({ candidate, file }, (key) =>
      insertCandidate(candidate, resume, whole.requisitionId, userId, key),
    );
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
      onClose={onClose}
    >
      <ResumeDrop
        file={resume}
        note={drop.note}
        error={form.faultOf("resume")}
        onChoose={(file) => void drop.choose(file)}
      />
      <CandidateFields
        form={form}
        required={required}
        offers={{ from: "In the resume", values: suggestedOf(drop.suggestion, form.values) }}
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
