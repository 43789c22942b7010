import { useEffect, useState } from "react";
import { RequisitionApprovalScreen } from "@/screens/requisition_approval/RequisitionApprovalScreen";
import { needToasts } from "../ToastHost";
import { usePageTitle } from "../usePageTitle";

/** The page behind the links of an approval mail. Its signature covers the query, so the router must not rewrite it. */
export function RequisitionApprovalPage() {
  const [search] = useState(() => window.location.search);
  usePageTitle("Requisition Approval");
  useEffect(needToasts, []);
  return <RequisitionApprovalScreen search={search} />;
}
