import { IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { useCallback, useEffect, useState } from "react";
import { type EsaPage, fetchEsaPage } from "@/api/esaCandidate";
import { LoadingRows } from "@/ui/LoadingRows";
import { Button } from "../parts/Button";
import { Failure } from "../parts/Failure";
import { Notice } from "../parts/Notice";
import { Paper } from "../parts/Paper";
import { EsaForm } from "./EsaForm";

/** The public page of the programme: everybody who has its address may apply. */
export function EsaAddCandidatePage() {
  const [page, setPage] = useState<EsaPage | null>(null);
  const [failed, setFailed] = useState("");
  const [done, setDone] = useState("");

  const load = useCallback(async () => {
    try {
      setPage(await fetchEsaPage());
      setFailed("");
    } catch (cause) {
      setFailed(cause instanceof Error ? cause.message : String(cause));
    }
  }, []);
  useEffect(() => void load(), [load]);

  if (page?.taking && !done) return <EsaForm page={page} onDone={setDone} />;
  return (
    <Paper company={page?.company ?? ""} heading={page ? undefined : "ESA Add Candidate"}>
      {!page && !failed && <LoadingRows count={8} />}
      {!page && failed && <Failure text={failed} onRetry={() => void load()} />}
      {page && done && (
        <Notice
          done
          icon={<IconCircleCheck />}
          title={done}
          text="We will call you. You can close this page."
        >
          <Button onClick={() => window.location.reload()}>Fill in for another candidate</Button>
        </Notice>
      )}
      {page && !page.taking && <Notice icon={<IconInfoCircle />} title={page.message} />}
    </Paper>
  );
}
