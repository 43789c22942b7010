import { useEffect, useState } from "react";
import { InterviewResultScreen } from "@/screens/interview_result/InterviewResultScreen";
import { needToasts } from "../ToastHost";
import { usePageTitle } from "../usePageTitle";

/** The page behind the link of an interview mail. Its signature covers the query, so the router must not rewrite it. */
export function InterviewResultPage() {
  const [search] = useState(() => window.location.search);
  usePageTitle("Interview Result");
  useEffect(needToasts, []);
  return <InterviewResultScreen search={search} />;
}
