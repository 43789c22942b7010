import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Edited, updateCandidate } from "@/api/candidate";
import type { CandidateDetails } from "@/api/candidateDetails";
import { forgetEditing, rememberEditing } from "@/api/editing";
import { sessionQuery } from "@/api/session";
import { useStep } from "@/blocks/step/useStep";
import { FormDialog } from "@/ui/FormDialog";
import { CandidateFields } from "./CandidateFields";
import {
  type CandidateField,
  type CandidateValues,
  candidateFields,
  checkEdit,
  checkResume,
  type EditRules,
  emptyCandidate,
  textOf,
  wentWrong,
} from "./candidateForm";
import { ResumeField } from "./ResumeField";

type Props = { opened: boolean; details: CandidateDetails; onClose: () => void };

function valuesOf(details: CandidateDetails): CandidateValues {
  return {
    ...emptyCandidate,
    name: details.name,
    mobile: details.mobile,
    email: details.email,
    address: details.address,
    work: details.working ? "working" : details.experienced ? "experienced" : "none",
    expIn: details.experienceIn,
    exp: details.experience,
    noticePeriod: details.noticePeriod,
    gross: details.currentGross,
    designation: details.currentDesignation,
    company: details.currentCompany,
    state: details.state,
    city: details.city,
  };
}

const always: readonly CandidateField[] = ["name", "mobile", "email", "address", "state", "city"];
const work: readonly CandidateField[] = ["expIn", "exp", "noticePeriod", "gross", "designation", "company"];

/** Changes what is known of a candidate. Freshers are not asked about work. */
export function EditCandidateDialog({ opened, details, onClose }: Props) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const rules: EditRules = {
    fresher: details.employmentStatus === "Fresher",
    wantsResume: details.resumeMandatory,
    hasResume: details.resume !== "",
  };
  // What somebody else saves meanwhile comes with the next opening; the version says that it did.
  const [first] = useState(() => ({ values: valuesOf(details), version: details.candidateVersion }));
  const [values, setValues] = useState(first.values);
  const [resume, setResume] = useState<File | null>(null);
  const step = useStep<CandidateField, Edited>({
    topic: "candidate",
    fields: candidateFields,
    fileField: "resume",
    unanswered: wentWrong,
    onDone: onClose,
  });
  const candidate = details.candidateId;
  useEffect(() => {
    if (opened) rememberEditing({ candidate, failed: false });
    else forgetEditing();
  }, [opened, candidate]);

  function set(change: Partial<CandidateValues>): void {
    step.mend();
    setValues((before) => ({ ...before, ...change }));
  }

  async function choose(file: File | null): Promise<void> {
    step.mend();
    const wrong = file && (await checkResume(file));
    if (wrong) step.complain({ field: "resume", message: wrong });
    else setResume(file);
  }

  function submit(): void {
    if (step.complain(checkEdit(values, rules, resume))) return;
    const by = { candidate, requisition: details.requisitionId, version: first.version, userId };
    const text = textOf(values, true);
    step.run({ by, text, resume: resume && [resume.name, resume.size, resume.lastModified] }, async (key) => {
      try {
        return await updateCandidate({ ...by, key }, text, details.status, resume);
      } catch (cause) {
        rememberEditing({ candidate, failed: true });
        throw cause;
      }
    });
  }

  return (
    <FormDialog
      opened={opened}
      title="Edit Candidate Details"
      subtitle={`${details.serial} · ${details.position}`}
      submit="Save"
      size={640}
      busy={step.busy}
      error={step.error}
      dirty={resume !== null || JSON.stringify(values) !== JSON.stringify(first.values)}
      onSubmit={submit}
      onClose={onClose}
    >
      <CandidateFields
        values={values}
        onChange={set}
        faultOf={step.faultOf}
        required={new Set(rules.fresher ? always : [...always, ...work])}
        work={!rules.fresher}
        expIn="Relevant Experience"
      />
      <ResumeField
        stored={details.resume}
        file={resume}
        required={rules.wantsResume && !rules.hasResume}
        error={step.faultOf("resume")}
        onChoose={(file) => void choose(file)}
      />
    </FormDialog>
  );
}
