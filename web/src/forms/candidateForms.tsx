import type { NextMoves, NextOption, PendingInterview } from "@/api/application";
import type { CandidateDetails } from "@/api/candidateDetails";
import type { ApplicationWait } from "@/api/waiting";
import { AddCandidateDialog } from "@/blocks/candidate/AddCandidateDialog";
import { BesideDialog } from "@/blocks/candidate/dialogs/BesideDialog";
import { BlacklistDialog } from "@/blocks/candidate/dialogs/BlacklistDialog";
import { ReopenRowDialog } from "@/blocks/candidate/dialogs/ReopenRowDialog";
import { StageDialog } from "@/blocks/candidate/dialogs/StageDialog";
import { TakeInterviewDialog } from "@/blocks/candidate/dialogs/TakeInterviewDialog";
import { TaskDialog } from "@/blocks/candidate/dialogs/TaskDialog";
import { EditCandidateDialog } from "@/blocks/candidate/EditCandidateDialog";
import { EmailTemplateDialog } from "@/blocks/candidate/writing/EmailTemplateDialog";
import { WhatsappTemplateDialog } from "@/blocks/candidate/writing/WhatsappTemplateDialog";
import { FormPane } from "@/screens/calling/FormPane";
import { AddReferenceDialog } from "@/screens/candidate_database/AddReferenceDialog";
import { MapCandidatesDialog } from "@/screens/candidate_database/MapCandidatesDialog";
import { openDialog } from "@/ui/dialogs";
import type { Form } from "./form";

const of = { candidate: "c1", requisition: "r1" };
const moving = { of, version: 3, current: true, name: "Ravi Kumar", position: "Developer" };
const option: NextOption = {
  id: "selected",
  status: "Selected",
  label: "Selected",
  date: false,
  needsDate: false,
  needsTime: false,
  needsComment: true,
  interview: false,
  hidesFeedback: false,
  firstDate: "",
  lastDate: "",
  usualDate: "",
  usualTime: "",
};
const stage = {
  stage: "HR_ROUND",
  dialog: "HR Round Status",
  options: [option],
} as NextMoves["stages"][number];
const today = "2026-11-19";
const details = {
  candidateId: "c1",
  requisitionId: "r1",
  serial: "1187",
  position: "Developer",
  name: "Ravi Kumar",
  mobile: "9823012345",
  email: "ravi@mail.example",
  address: "12 MG Road",
  state: "Goa",
  city: "Panaji",
  employmentStatus: "Fresher",
  experience: "",
  experienceIn: "",
  noticePeriod: "",
  currentGross: "",
  currentDesignation: "",
  currentCompany: "",
  resume: "f1.pdf",
  candidateVersion: 3,
} as CandidateDetails;
const whole = { requisitionId: "r1", serial: "1187", position: "Developer", state: "Goa", city: "Panaji" };
const wait = {
  version: 3,
  beside: [{ status: "KYC Submitted", needsComment: true, needsDate: false }],
} as unknown as ApplicationWait;
const text = { Comment: "What was typed" };
const nothing = () => {};

export const candidateForms: readonly Form[] = [
  {
    file: "blocks/candidate/AddCandidateDialog.tsx",
    open: () => void openDialog(AddCandidateDialog, { whole }),
    type: { "Full Name": "Ravi Kumar", Mobile: "9823012345" },
    pick: { "Source of Candidate": "One" },
    submit: "Submit",
  },
  {
    file: "blocks/candidate/EditCandidateDialog.tsx",
    open: () => void openDialog(EditCandidateDialog, { details }),
    type: { "Full Name": "Ravi Shankar" },
    submit: "Save",
  },
  {
    file: "blocks/candidate/dialogs/BlacklistDialog.tsx",
    open: () => void openDialog(BlacklistDialog, { subject: moving, onBlacklisted: nothing }),
    type: text,
    submit: "SUBMIT",
  },
  {
    file: "blocks/candidate/dialogs/ReopenDialog.tsx",
    open: () => void openDialog(ReopenRowDialog, { of, name: "Ravi Kumar", position: "Developer" }),
    type: text,
    submit: "Reopen",
  },
  {
    file: "blocks/candidate/dialogs/MoveDialog.tsx",
    open: () => void openDialog(StageDialog, { subject: moving, stage, esa: false, today, chosen: option }),
    type: { Feedback: "What was typed" },
    submit: "Submit",
  },
  {
    file: "blocks/candidate/dialogs/TaskDialog.tsx",
    open: () => {
      const decision = { stage: "TL_ROUND", label: "TL ROUND", options: [option] };
      openDialog(TaskDialog, {
        opening: { kind: "decide" },
        ...moving,
        asked: { version: 3, today, decision } as NextMoves,
        onMoved: nothing,
      });
    },
    type: { Feedback: "What was typed" },
    pick: { Status: "Selected" },
    submit: "Submit",
  },
  {
    file: "blocks/candidate/dialogs/TakeInterviewDialog.tsx",
    open: () => {
      const interview = {
        stage: "HR_ROUND",
        date: today,
        time: "10:00",
        results: [option],
        factors: [],
        reason: "",
      };
      openDialog(TakeInterviewDialog, {
        subject: moving,
        interview: interview as unknown as PendingInterview,
        today,
        chosen: option,
      });
    },
    type: { Feedback: "What was typed" },
    submit: "Submit",
  },
  {
    file: "screens/calling/FormPane.tsx",
    page: () => (
      <StageDialog
        frame={FormPane}
        opened
        subject={moving}
        stage={stage}
        esa={false}
        today={today}
        chosen={option}
        onClose={nothing}
      />
    ),
    type: { Feedback: "What was typed" },
    submit: "Submit",
  },
  {
    file: "blocks/candidate/dialogs/BesideDialog.tsx",
    open: () => void openDialog(BesideDialog, { options: wait.beside, of, name: "Ravi Kumar", asked: wait }),
    type: text,
    submit: "SUBMIT",
  },
  {
    file: "screens/candidate_database/AddReferenceDialog.tsx",
    open: () => void openDialog(AddReferenceDialog, {}),
    type: {
      Name: "Ravi Kumar",
      Email: "ravi@mail.example",
      "Contact Number": "9823012345",
      "Experience (Years)": "2.5",
    },
    pick: {
      "Suitable Department": "Sales",
      "Highest Education": "B.Tech",
      "Suitable Requisition": "Developer",
      City: "Panaji",
      "Candidate Source": "One",
    },
    submit: "Submit",
  },
  {
    file: "screens/candidate_database/MapCandidatesDialog.tsx",
    open: () =>
      void openDialog(MapCandidatesDialog, {
        candidates: [{ candidateId: "c1", requisitionId: "r1", name: "Ravi Kumar" }],
        onLeaveOut: nothing,
        onMapped: nothing,
      }),
    pick: { "Select requisition to map": "1187 Developer" },
    submit: "Submit",
  },
  {
    file: "blocks/candidate/writing/EmailTemplateDialog.tsx",
    open: () =>
      void openDialog(EmailTemplateDialog, {
        of,
        name: "Ravi Kumar",
        about: "Ravi Kumar",
        onEditProfile: nothing,
      }),
    type: { "Joining bonus": "What was typed" },
    submit: "Send",
  },
  {
    file: "blocks/candidate/writing/WhatsappTemplateDialog.tsx",
    open: () => void openDialog(WhatsappTemplateDialog, { of, about: "Ravi Kumar", onEditProfile: nothing }),
    type: { "Joining bonus": "What was typed" },
    submit: "Open WhatsApp",
  },
];
