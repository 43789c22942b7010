import { IconLinkOff } from "@tabler/icons-react";
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

// The largest, and one that few open: each is loaded by those alone who open it.
const loadForm = async () => (await import("./candidate_form/CandidateFormPage")).CandidateFormPage;
const loadApproval = async () =>
  (await import("./requisition_approval/RequisitionApprovalPage")).RequisitionApprovalPage;
const loadResult = async () => (await import("./interview_result/InterviewResultPage")).InterviewResultPage;
const loadSmallerPdf = async () => (await import("./smaller_pdf/SmallerPdfPage")).SmallerPdfPage;

const loaded =
  (load: () => Promise<ComponentType<{ ids: string[] }>>) =>
  ({ ids }: { ids: string[] }) => <LoadedPage load={load} ids={ids} />;

type Page = { title: string; page: ComponentType<{ ids: string[] }> };

const pages: Record<PublicPath, Page> = {
  "/candidate_form/{candidateId}": { title: "Candidate Form", page: loaded(loadForm) },
  "/candidate_info_form": { title: "Candidate Info Form", page: CandidateInfoFormPage },
  "/can_resume/{id1}/{id2}/{id3}": { title: "Resume Upload", page: ResumeUploadPage },
  "/esa_add_candidate": { title: "ESA Add Candidate", page: EsaAddCandidatePage },
  "/opt_out": { title: "Opt Out", page: OptOutPage },
  "/requisition_approval": { title: "Requisition Approval", page: loaded(loadApproval) },
  "/interview_result": { title: "Interview Result", page: loaded(loadResult) },
  "/interview_reply": { title: "Your Interview", page: InterviewReplyPage },
  "/smaller_pdf": { title: "A Smaller PDF", page: loaded(loadSmallerPdf) },
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
          <Notice icon={<IconLinkOff />} title="This page does not exist" />
        </Paper>
      )}
    </>
  );
}
