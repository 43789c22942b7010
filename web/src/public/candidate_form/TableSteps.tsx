import type { Certificate, Education, Experience, Row } from "@/api/profileForm";
import {
  deleteCertificate,
  deleteEducation,
  deleteExperience,
  fetchCertificates,
  fetchEducation,
  fetchExperience,
  saveCertificate,
  saveEducation,
  saveExperience,
} from "@/api/profileFormRows";
import type { DraftKeeper } from "../profile/DraftKeeper";
import { certificateColumns, educationColumns, experienceColumns } from "../profile/rowColumns";
import { checkCertificate, checkEducation, checkExperience } from "../profile/rules";
import {
  certificateRows,
  educationRows,
  emptyCertificate,
  emptyEducation,
  emptyExperience,
  experienceRows,
} from "../profile/tableFields";
import type { Lists } from "../profile/useLists";
import { TableStepSheet } from "./TableStepSheet";
import type { StepNavigation } from "./Wizard";

type Props<Values> = {
  candidate: string;
  keeper: DraftKeeper;
  lists: Lists;
  navigation: StepNavigation;
  rows: readonly Row<Values>[];
  onRows: (rows: Row<Values>[]) => void;
};

export function EducationStep(props: Props<Education>) {
  return (
    <TableStepSheet
      {...props}
      step="education"
      noun="education"
      fields={educationRows}
      columns={educationColumns}
      empty={emptyEducation}
      check={checkEducation}
      save={saveEducation}
      remove={deleteEducation}
      load={fetchEducation}
    />
  );
}

export function ExperienceStep(props: Props<Experience>) {
  return (
    <TableStepSheet
      {...props}
      step="experience"
      noun="experience"
      fields={experienceRows}
      columns={experienceColumns}
      empty={emptyExperience}
      check={checkExperience}
      save={saveExperience}
      remove={deleteExperience}
      load={fetchExperience}
    />
  );
}

export function CertificationStep(props: Props<Certificate>) {
  return (
    <TableStepSheet
      {...props}
      step="certification"
      noun="certificate"
      fields={certificateRows}
      columns={certificateColumns}
      empty={emptyCertificate}
      check={checkCertificate}
      save={saveCertificate}
      remove={deleteCertificate}
      load={fetchCertificates}
    />
  );
}
