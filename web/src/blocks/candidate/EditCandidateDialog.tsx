import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { updateCandidate } from "@/api/candidate";
import type { CandidateDetails } from "@/api/candidateDetails";
import { forgetEditing, rememberEditing } from "@/api/editing";
import { differencesQuery } from "@/api/profile";
import { sessionQuery } from "@/api/session";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { FormDialog } from "@/ui/FormDialog";
import { CandidateFields } from "./CandidateFields";
import {
  type CandidateField,
  type CandidateValues,
  checkEdit,
  checkResume,
  type EditRules,
  emptyCandidate,
  textOf,
  wentWrong,
} from "./candidateForm";
import { differingOf } from "./offers";
import { RefusedAddress } from "./RefusedAddress";
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
    experience: details.experience,
    experienceIn: details.experienceIn,
    noticePeriod: details.noticePeriod,
    currentGross: details.currentGross,
    currentGrossPer: details.currentGrossPer,
    currentDesignation: details.currentDesignation,
    currentCompany: details.currentCompany,
    state: details.state,
    city: details.city,
  };
}

const always: readonly CandidateField[] = ["name", "mobile", "email", "address", "state", "city"];
const work: readonly CandidateField[] = [
  "experience",
  "experienceIn",
  "noticePeriod",
  "currentGross",
  "currentDesignation",
  "currentCompany",
];

/** Edits a candidate. Freshers are not asked about work. */
export function EditCandidateDialog({ opened, details, onClose }: Props) {
  const { userId, resumeKB } = useSuspenseQuery(sessionQuery).data;
  const rules: EditRules = {
    fresher: details.employmentStatus === "Fresher",
    wantsResume: details.resumeMandatory,
    hasResume: details.resume !== "",
    storedGross: details.currentGross,
  };
  // Keeps the values from when it opened. If somebody else saves meanwhile, the stale version reveals the conflict.
  const [version] = useState(details.candidateVersion);
  const form = useWriteForm<CandidateValues>({
    initial: valuesOf(details),
    check: (values) => checkEdit(values, rules),
    fileField: "resume",
    topics: ["candidate"],
    unanswered: wentWrong,
    onDone: onClose,
    onFailed: () => rememberEditing({ candidate, failed: true }),
  });
  const { resume } = form.values;
  const candidate = details.candidateId;
  const { data: differences = [] } = useQuery({ ...differencesQuery(candidate), enabled: opened });
  // It is mounted closed, and forgets what a reload would reopen only when it closes again.
  const edited = useRef(false);
  useEffect(() => {
    if (opened) rememberEditing({ candidate, failed: false });
    else if (edited.current) forgetEditing();
    edited.current = opened;
  }, [opened, candidate]);

  async function choose(file: File | null): Promise<void> {
    const wrong = file && (await checkResume(file, resumeKB));
    if (wrong) form.complain({ resume: wrong });
    else form.set({ resume: file });
  }

  function submit(): void {
    const by = { candidate, requisition: details.requisitionId, version, userId };
    const text = textOf(form.values, true);
    const file = resume && [resume.name, resume.size, resume.lastModified];
    form.submit({ by, text, file }, (key) => updateCandidate({ ...by, key }, text, details.status, resume));
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Edit Candidate Details"
      subtitle={`${details.serial} · ${details.position}`}
      submit="Save"
      size={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <CandidateFields
        form={form}
        required={new Set(rules.fresher ? always : [...always, ...work])}
        work={!rules.fresher}
        experienceIn="Relevant Experience"
        emailNote={
          details.emailRefused &&
          form.values.email.trim() === details.email && (
            <RefusedAddress emailRefused={details.emailRefused} emailRefusedOn={details.emailRefusedOn} />
          )
        }
        offers={{ from: "In the candidate's form", values: differingOf(differences, form.values) }}
      />
      <ResumeField
        stored={details.resume}
        file={resume}
        required={rules.wantsResume && !rules.hasResume}
        error={form.faultOf("resume")}
        onChoose={(file) => void choose(file)}
      />
    </FormDialog>
  );
}
