import { administrationForms } from "./administrationForms";
import { candidateForms } from "./candidateForms";
import type { Form } from "./form";
import { publicForms } from "./publicForms";
import { requisitionForms } from "./requisitionForms";

export const forms: readonly Form[] = [
  ...requisitionForms,
  ...candidateForms,
  ...administrationForms,
  ...publicForms,
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
  "public/parts/usePageForm.ts",
];
