import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { CandidateDetails } from "@/api/application";
import { type Edited, updateCandidate } from "@/api/candidate";
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
    name: details.NAME,
    mobile: details.MOBILE,
    email: details.EMAIL,
    address: details.ADDRESS,
    work: details.IS_WORKING === "1" ? "working" : details.IS_EXP === "1" ? "experienced" : "none",
    expIn: details.EXP_IN,
    exp: details.EXP,
    noticePeriod: details.NOTICE_PERIOD,
    gross: details.CURRENT_GROSS,
    designation: details.CURRENT_DESIGNATION,
    company: details.CURRENT_COMPANY,
    state: details.STATE,
    city: details.CITY,
  };
}

const always: readonly CandidateField[] = ["name", "mobile", "email", "address", "state", "city"];
const work: readonly CandidateField[] = ["expIn", "exp", "noticePeriod", "gross", "designation", "company"];

/** Changes what is known of a candidate. Freshers are not asked about work. */
export function EditCandidateDialog({ opened, details, onClose }: Props) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const rules: EditRules = {
    fresher: details.EMP_STATUS === "Fresher",
    wantsResume: details.RESUME_MANDATORY === "1",
    hasResume: details.RESUME !== "",
  };
  // What somebody else saves meanwhile comes with the next opening; the version says that it did.
  const [first] = useState(() => ({ values: valuesOf(details), version: details.CANDIDATE_VERSION }));
  const [values, setValues] = useState(first.values);
  const [resume, setResume] = useState<File | null>(null);
  const step = useStep<CandidateField, Edited>({
    topic: "candidate",
    fields: candidateFields,
    fileField: "resume",
    unanswered: wentWrong,
    onDone: onClose,
  });
  const candidate = details.CAN_ID;
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
    const by = { candidate, requisition: details.REQ_ID, version: first.version, userId };
    const text = textOf(values, true);
    step.run({ by, text, resume: resume && [resume.name, resume.size, resume.lastModified] }, async (key) => {
      try {
        return await updateCandidate({ ...by, key }, text, details.STATUS, resume);
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
      subtitle={`${details.SERIAL} · ${details.POSITION_NAME}`}
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
        stored={details.RESUME}
        file={resume}
        required={rules.wantsResume && !rules.hasResume}
        error={step.faultOf("resume")}
        onChoose={(file) => void choose(file)}
      />
    </FormDialog>
  );
}
