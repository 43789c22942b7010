import { useEffect, useState } from "react";
import { InterviewResultScreen } from "@/screens/interview_result/InterviewResultScreen";
import { needToasts } from "../ToastHost";
import { usePageTitle } from "../usePageTitle";

/** The page behind the link of an interview mail. The signature is checked as it was mailed, so nobody rewrites it. */
export function InterviewResultPage() {
  const [search] = useState(() => window.location.search);
  usePageTitle("Interview Result");
  useEffect(needToasts, []);
  return <InterviewResultScreen search={search} />;
}
