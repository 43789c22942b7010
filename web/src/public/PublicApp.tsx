import { IconMapSearch } from "@tabler/icons-react";
import { type ComponentType, useEffect } from "react";
import { InterviewResultPage } from "./interview_result/InterviewResultPage";
import classes from "./mailed/MailedPage.module.css";
import { Notice } from "./parts/Notice";
import { Toasts } from "./parts/Toasts";
import { type PublicPath, publicPageOf } from "./paths";
import { RequisitionApprovalPage } from "./requisition_approval/RequisitionApprovalPage";

type Page = { title: string; page: ComponentType<{ ids: string[] }> };

const pages: Partial<Record<PublicPath, Page>> = {
  "/requisition_approval": { title: "Requisition Approval", page: RequisitionApprovalPage },
  "/interview_result": { title: "Interview Result", page: InterviewResultPage },
};

/** The page of the address. There is no way from one to the other, so there is no router. */
export function PublicApp({ address }: { address: string }) {
  const found = publicPageOf(address);
  const { title = "Page not found", page: Page } = (found && pages[found.path]) ?? {};
  useEffect(() => {
    document.title = `${title} · Muster`;
  }, [title]);
  return (
    <>
      <Toasts />
      {found && Page ? <Page ids={found.ids} /> : <NotFound />}
    </>
  );
}

function NotFound() {
  return (
    <main className={classes.page}>
      <Notice icon={<IconMapSearch />} title="This page does not exist" />
    </main>
  );
}
