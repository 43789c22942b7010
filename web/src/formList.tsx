import type { NextMoves, NextOption, PendingInterview } from "@/api/application";
import type { CandidateDetails } from "@/api/candidateDetails";
import type { MasterPosition, Source } from "@/api/master";
import type { Setting } from "@/api/setting";
import type { EmailTemplate, WhatsappTemplate } from "@/api/template";
import type { User } from "@/api/user";
import type { ApplicationWait } from "@/api/waiting";
import { ChangePasswordDialog } from "@/blocks/account/ChangePasswordDialog";
import { settingRows } from "@/blocks/administration/settingRows";
import { AddCandidateDialog } from "@/blocks/candidate/AddCandidateDialog";
import { BlacklistDialog } from "@/blocks/candidate/dialogs/BlacklistDialog";
import { ReopenRowDialog } from "@/blocks/candidate/dialogs/ReopenRowDialog";
import { StageDialog } from "@/blocks/candidate/dialogs/StageDialog";
import { TakeInterviewDialog } from "@/blocks/candidate/dialogs/TakeInterviewDialog";
import { EditCandidateDialog } from "@/blocks/candidate/EditCandidateDialog";
import { openRequisition } from "@/blocks/requisition/openRequisition";
import { WeeklyDialog } from "@/blocks/weekly/WeeklyDialog";
import { DepartmentDialog } from "@/screens/admin_settings/departments/DepartmentDialog";
import { SettingDialog } from "@/screens/admin_settings/settings/SettingDialog";
import { UserDialog } from "@/screens/admin_settings/users/UserDialog";
import { FormPane } from "@/screens/calling/FormPane";
import { AddReferenceDialog } from "@/screens/candidate_database/AddReferenceDialog";
import { MapCandidatesDialog } from "@/screens/candidate_database/MapCandidatesDialog";
import { BesideDialog } from "@/screens/candidate_details/BesideDialog";
import { ForgotPasswordDialog } from "@/screens/login/ForgotPasswordDialog";
import { EmailDialog } from "@/screens/master/email/EmailDialog";
import { PositionDialog } from "@/screens/master/positions/PositionDialog";
import { SourceDialog } from "@/screens/master/sources/SourceDialog";
import { CategoryDialog } from "@/screens/master/whatsapp/CategoryDialog";
import { WhatsappDialog } from "@/screens/master/whatsapp/WhatsappDialog";
import { openDialog } from "@/ui/dialogs";

/** Every form, with what is typed into it: forms.test.tsx tries each against every fault. */
export type Form = {
  file: string;
  /** Opens the dialog, or gives what stands in the page. */
  open: () => unknown;
  /** By the labels of the fields; the first one is looked at afterwards. */
  type?: Readonly<Record<string, string>>;
  /** Options chosen, by the labels of their fields. */
  pick?: Readonly<Record<string, string>>;
  /** Boxes ticked. */
  tick?: readonly string[];
  /** The main button. */
  submit: string;
  /** It asks once more before it sends. */
  confirms?: boolean;
  /** It cannot be sent without what a test has no part in, such as a day from a calendar. */
  unsendable?: boolean;
};

const of = { candidate: "c1", requisition: "r1" };
const subject = {
  id: "r1",
  serial: "1187",
  position: "Developer",
  version: 4,
  status: "Approved",
  employmentType: "Full Time",
  positions: 6,
  unassigned: 2,
  onboarded: 0,
  remaining: 6,
  stipend: null,
  tenure: null,
};
const assignment = { recruiterId: "imran", recruiter: "Imran Shaikh", positions: 2, openings: 2 };
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
const template = { id: "t1", version: 1, name: "Greeting", body: "<p>Hello</p>", mayEdit: true };
const user = {
  id: "u1",
  version: 1,
  firstName: "Asha",
  lastName: "Kulkarni",
  mobile: "9823012345",
  email: "asha@muster.example",
  role: "HR",
  departmentId: "d1",
  grants: [] as string[],
  reportsTo: "",
  telephonyUserId: "",
} as User;
const setting = { key: "dailyCalls", value: "60", version: 1, means: [] as string[] } as unknown as Setting;
const settingRow = settingRows.find(({ key }) => key === "dailyCalls");
const wait = {
  version: 3,
  beside: [{ status: "KYC Submitted", needsComment: true, needsDate: false }],
} as unknown as ApplicationWait;
const text = { Comment: "What was typed" };
const nothing = () => {};

const requisition = "blocks/requisition/dialogs";

export const forms: readonly Form[] = [
  {
    file: `${requisition}/AssignDialog.tsx`,
    open: () => openRequisition({ kind: "assign", subject, status: "Hold" }),
    type: { Note: "What was typed" },
    submit: "Hold",
  },
  {
    file: `${requisition}/ReassignDialog.tsx`,
    open: () => openRequisition({ kind: "reassign", subject, assignment }),
    type: { "No. Of Positions": "1" },
    submit: "Submit",
    unsendable: true,
  },
  {
    file: `${requisition}/EditDialog.tsx`,
    open: () => openRequisition({ kind: "edit", subject }),
    type: text,
    tick: ["Contract"],
    submit: "Submit",
    confirms: true,
  },
  {
    file: `${requisition}/NewRequisitionDialog.tsx`,
    open: () => openRequisition({ kind: "new" }),
    type: { Skills: "What was typed" },
    submit: "Submit",
    unsendable: true,
  },
  {
    file: `${requisition}/RaiseDialog.tsx`,
    open: () => openRequisition({ kind: "raise", subject }),
    type: { ...text, "No. of Positions": "2" },
    submit: "Submit",
  },
  {
    file: `${requisition}/PositionRevokeDialog.tsx`,
    open: () => openRequisition({ kind: "revokePosition", subject }),
    type: { ...text, "No. of Positions": "2" },
    submit: "Revoke",
    confirms: true,
  },
  {
    file: `${requisition}/RecruiterRevokeDialog.tsx`,
    open: () => openRequisition({ kind: "revokeRecruiter", subject, assignment }),
    type: text,
    submit: "Revoke",
    confirms: true,
  },
  {
    file: `${requisition}/RevokeRequisitionDialog.tsx`,
    open: () => openRequisition({ kind: "revokeRequisition", subject }),
    type: text,
    submit: "Revoke",
    confirms: true,
  },
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
    open: () => (
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
    file: "screens/candidate_details/BesideDialog.tsx",
    open: () => {
      const [beside] = wait.beside;
      if (beside) openDialog(BesideDialog, { option: beside, of, name: "Ravi Kumar", asked: wait });
    },
    type: text,
    submit: "SUBMIT",
  },
  {
    file: "screens/candidate_database/AddReferenceDialog.tsx",
    open: () => void openDialog(AddReferenceDialog, {}),
    type: { Name: "Ravi Kumar" },
    submit: "Submit",
    unsendable: true,
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
    file: "blocks/weekly/WeeklyDialog.tsx",
    open: () => void openDialog(WeeklyDialog, { dashboard: "/s6_performance", period: "", filters: {} }),
    pick: { Day: "Friday" },
    submit: "Mail weekly",
  },
  {
    file: "blocks/account/ChangePasswordDialog.tsx",
    open: () => void openDialog(ChangePasswordDialog, { mobile: "9823041700" }),
    type: { "Old password": "an old one", "New password": "a new one" },
    submit: "Change Password",
  },
  {
    file: "screens/login/ForgotPasswordDialog.tsx",
    open: () => void openDialog(ForgotPasswordDialog, { mobile: "" }),
    type: { "Mobile number": "9823041700" },
    submit: "Submit",
  },
  {
    file: "screens/master/email/EmailDialog.tsx",
    open: () => {
      const row = { ...template, subject: "Hello" } as EmailTemplate;
      openDialog(EmailDialog, { writer: { userId: "u", roleId: "r", zone: "UTC", manager: true }, row });
    },
    type: { "Template Name": "What was typed" },
    submit: "Update",
  },
  {
    file: "screens/master/whatsapp/WhatsappDialog.tsx",
    open: () => {
      const row = { ...template, categoryId: "o1", category: "One", sent: 0 } as unknown as WhatsappTemplate;
      openDialog(WhatsappDialog, { userId: "u", row });
    },
    type: { "Template Name": "What was typed" },
    submit: "Update",
  },
  {
    file: "screens/master/whatsapp/CategoryDialog.tsx",
    open: () => void openDialog(CategoryDialog, { userId: "u" }),
    type: { "Category Name": "What was typed" },
    submit: "Add",
  },
  {
    file: "screens/master/sources/SourceDialog.tsx",
    open: () => {
      const row = { id: "s1", version: 1, name: "Naukri", description: "A site" } as Source;
      openDialog(SourceDialog, { userId: "u", row });
    },
    type: { "Source of Candidate": "What was typed" },
    submit: "Update",
  },
  {
    file: "screens/master/positions/PositionDialog.tsx",
    open: () => {
      const row = {
        id: "p1",
        version: 1,
        name: "Developer",
        point: 3,
        departmentId: "o1",
        department: "One",
        description: "Writes code",
        employmentType: "Full Time",
        minExperience: null,
      } as MasterPosition;
      openDialog(PositionDialog, { userId: "u", row });
    },
    type: { "Name of Position": "What was typed" },
    submit: "Update",
  },
  {
    file: "screens/admin_settings/departments/DepartmentDialog.tsx",
    open: () => void openDialog(DepartmentDialog, { department: null }),
    type: { Name: "What was typed" },
    submit: "Add",
  },
  {
    file: "screens/admin_settings/settings/SettingDialog.tsx",
    open: () => void (settingRow && openDialog(SettingDialog, { row: settingRow, setting })),
    type: { "Calls a day": "75" },
    submit: "Save",
  },
  {
    file: "screens/admin_settings/users/UserDialog.tsx",
    open: () => void openDialog(UserDialog, { user, departments: [], onDone: nothing }),
    type: { "First name": "What was typed" },
    submit: "Save",
  },
];

/** What has no form of its own: parts that forms are made of, and questions into which nothing is typed. */
export const noForms: readonly string[] = [
  "ui/FormDialog.tsx",
  "blocks/write/useWriteForm.ts",
  "blocks/candidate/CandidateFields.tsx",
  "blocks/candidate/stage/StageFields.tsx",
  "blocks/candidate/dialogs/StageDialog.tsx",
  "blocks/candidate/writing/TemplateDialog.tsx",
  "blocks/candidate/writing/LinkDialog.tsx",
  "blocks/requisition/dialogs/AskAgainDialog.tsx",
  "blocks/requisition/dialogs/RevokeForm.tsx",
  "blocks/requisition/dialogs/useSubjectForm.ts",
  "screens/candidate_database/BroadcastDialog.tsx",
  "screens/master/MasterForm.tsx",
  "screens/patterns/DialogPatterns.tsx",
  // Passwords alone, which nobody wants to be kept.
  "app/shell/SignInDialog.tsx",
  "screens/reset_password/ResetPasswordScreen.tsx",
  "screens/reset_password/ResetPasswordView.tsx",
  // Their drafts are kept by the server: DraftKeeper.test.ts.
  "public/candidate_form/FormStepSheet.tsx",
  "public/candidate_form/TableStepSheet.tsx",
  "public/profile/useStepForm.ts",
  // What is written stays in useDraft, and these are tried in the flows of writing.
  "blocks/candidate/writing/EmailTemplateDialog.tsx",
  "blocks/candidate/writing/WhatsappTemplateDialog.tsx",
  // Pages for people without a login: usePageForm has the browser ask.
  "public/esa_add_candidate/EsaForm.tsx",
  "public/parts/usePageForm.ts",
  "public/can_resume/ResumeForm.tsx",
  "public/candidate_form/StartPage.tsx",
  "public/requisition_approval/RequisitionApprovalPage.tsx",
  "public/interview_result/InterviewResultPage.tsx",
];
