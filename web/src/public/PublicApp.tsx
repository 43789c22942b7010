import { IconMapSearch } from "@tabler/icons-react";
import { type ComponentType, useEffect } from "react";
import { ResumeUploadPage } from "./can_resume/ResumeUploadPage";
import { CandidateInfoFormPage } from "./candidate_info_form/CandidateInfoFormPage";
import { EsaAddCandidatePage } from "./esa_add_candidate/EsaAddCandidatePage";
import { InterviewReplyPage } from "./interview_reply/InterviewReplyPage";
import { OptOutPage } from "./opt_out/OptOutPage";
import { LoadedPage } from "./parts/LoadedPage";
import { Notice } from "./parts/Notice";
import { Paper } from "./parts/Paper";
import { Toasts } from "./parts/Toasts";
import { type PublicPath, publicPageOf } from "./paths";

// The three largest, each loaded by those alone who open it.
const loadForm = async () => (await import("./candidate_form/CandidateFormPage")).CandidateFormPage;
const loadApproval = async () =>
  (await import("./requisition_approval/RequisitionApprovalPage")).RequisitionApprovalPage;
const loadResult = async () => (await import("./interview_result/InterviewResultPage")).InterviewResultPage;

type Page = { title: string; page: ComponentType<{ ids: string[] }> };

const pages: Record<PublicPath, Page> = {
  "/candidate_form/{candidateId}": {
    title: "Candidate Form",
    page: (props) => <LoadedPage load={loadForm} {...props} />,
  },
  "/candidate_info_form": { title: "Candidate Info Form", page: CandidateInfoFormPage },
  "/can_resume/{id1}/{id2}/{id3}": { title: "Resume Upload", page: ResumeUploadPage },
  "/esa_add_candidate": { title: "ESA Add Candidate", page: EsaAddCandidatePage },
  "/opt_out": { title: "Opt Out", page: OptOutPage },
  "/requisition_approval": {
    title: "Requisition Approval",
    page: (props) => <LoadedPage load={loadApproval} {...props} />,
  },
  "/interview_result": {
    title: "Interview Result",
    page: (props) => <LoadedPage load={loadResult} {...props} />,
  },
  "/interview_reply": { title: "Your Interview", page: InterviewReplyPage },
};

/** The page of the address. There is no way from one to the other, so there is no router. */
export function PublicApp({ address }: { address: string }) {
  const found = publicPageOf(address);
  const title = found ? pages[found.path].title : "Page not found";
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
  const Page = found && pages[found.path].page;
  return (
    <>
      <Toasts />
      {Page ? (
        <Page ids={found.ids} />
      ) : (
        <Paper company="">
          <Notice icon={<IconMapSearch />} title="This page does not exist" />
        </Paper>
      )}
    </>
  );
}
