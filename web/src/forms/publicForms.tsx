import type { ReactNode } from "react";
import type { CandidateLink, OpenedLink } from "@/api/candidateSession";
import type { EsaPage } from "@/api/esaCandidate";
import { ResumeForm } from "@/public/can_resume/ResumeForm";
import { StartPage } from "@/public/candidate_form/StartPage";
import { EsaForm } from "@/public/esa_add_candidate/EsaForm";
import { InterviewResultPage } from "@/public/interview_result/InterviewResultPage";
import { RequisitionApprovalPage } from "@/public/requisition_approval/RequisitionApprovalPage";
import type { Form } from "./form";

const nothing = () => {};

const esaPage = {
  company: "Muster",
  position: "Field Officer",
  employmentType: "Full Time",
  city: "Panaji",
  taking: true,
  message: "",
  consentText: "I agree",
  whatsappText: "WhatsApp is fine",
  places: [{ state: "Goa", cities: ["Panaji"] }],
  sources: [{ id: "s1", text: "Naukri" }],
} as EsaPage;

const opened = {
  open: true,
  company: "Muster",
  firstName: "Ravi",
  position: "Developer",
  file: "",
  consentGiven: true,
  needsMobile: true,
} as OpenedLink;
const link: CandidateLink = {
  kind: "form",
  candidate: "c1",
  requisition: "r1",
  user: "u1",
  until: "1795046400",
  signature: "s",
};

const resume = new File(["%PDF-1.4\n%%EOF"], "resume.pdf", { type: "application/pdf" });

/** The page behind a link that was mailed. */
const mailed = (query: string, page: () => ReactNode) => () => {
  window.history.replaceState(null, "", `/mailed?${query}`);
  return page();
};

export const publicForms: readonly Form[] = [
  {
    file: "public/esa_add_candidate/EsaForm.tsx",
    page: () => <EsaForm page={esaPage} onDone={nothing} />,
    type: {
      "Full Name": "Ravi Kumar",
      Mobile: "9823012345",
      State: "Goa",
      City: "Panaji",
      "Source of Candidate": "Naukri",
    },
    tick: ["I agree"],
    submit: "Submit",
  },
  {
    file: "public/can_resume/ResumeForm.tsx",
    page: () => <ResumeForm candidate="c1" opened={opened} link={link} onUploaded={nothing} />,
    attach: { "Select file to Upload": resume },
    shown: "resume.pdf",
    submit: "Submit",
  },
  {
    file: "public/candidate_form/StartPage.tsx",
    page: () => <StartPage candidate="c1" opened={opened} link={link} onBegun={nothing} />,
    type: { "Your mobile number": "9823012345" },
    submit: "Begin",
  },
  {
    file: "public/requisition_approval/RequisitionApprovalPage.tsx",
    page: mailed("REQ_ID=r1&APPROVED_FLAG=1&signature=s", () => <RequisitionApprovalPage />),
    type: { Comment: "What was typed" },
    submit: "Approve",
  },
  {
    file: "public/interview_result/InterviewResultPage.tsx",
    page: mailed("interview=7&signature=s", () => <InterviewResultPage />),
    type: { Feedback: "What was typed", Status: "selected" },
    submit: "Submit",
  },
];
