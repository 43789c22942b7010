import { IconBellOff, IconInfoCircle, IconLinkOff } from "@tabler/icons-react";
import { useCallback, useEffect, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { fetchOptOut, type OptOut, readOptOutLink, setOptOut } from "@/api/optOut";
import { useAttempt } from "@/blocks/write/useAttempt";
import { LoadingRows } from "@/ui/LoadingRows";
import { Button } from "../parts/Button";
import { Failure } from "../parts/Failure";
import { Notice } from "../parts/Notice";
import { Paper } from "../parts/Paper";
import { toast } from "../parts/toast";

const incomplete = "This link is not complete. Please open it from the message again.";

/** Stops messages about other openings, or allows them again. Opening the page changes nothing. */
export function OptOutPage() {
  const [link] = useState(() => readOptOutLink(window.location.search));
  const [found, setFound] = useState<OptOut | null>(null);
  const [failed, setFailed] = useState<{ text: string; final: boolean } | null>(
    link ? null : { text: incomplete, final: true },
  );

  const load = useCallback(async () => {
    if (!link) return;
    try {
      setFound(await fetchOptOut(link));
      setFailed(null);
    } catch (cause) {
      const final = cause instanceof ApiError && !cause.offline && cause.status < 500 && cause.status !== 429;
      setFailed({ text: cause instanceof Error ? cause.message : String(cause), final });
    }
  }, [link]);
  useEffect(() => void load(), [load]);

  const attempt = useAttempt<{ message: string; optedOut: boolean }>({
    onDone: ({ message, optedOut }) => {
      toast.success(message);
      setFound((before) => before && { ...before, optedOut });
    },
    onFailed: (cause) => toast.error(cause instanceof Error ? cause.message : String(cause)),
  });

  function choose(optedOut: boolean): void {
    if (!link) return;
    attempt.run(optedOut, async () => {
      const { message } = await setOptOut(link, optedOut);
      return { message, optedOut };
    });
  }

  return (
    <Paper company={found?.company ?? ""} heading={found || failed?.final ? undefined : "Opt Out"}>
      {!found && !failed && <LoadingRows count={3} />}
      {failed && !failed.final && <Failure text={failed.text} onRetry={() => void load()} />}
      {failed?.final && <Notice icon={<IconLinkOff />} title="This link cannot be used" text={failed.text} />}
      {found && !failed && (
        <Notice
          icon={found.optedOut ? <IconBellOff /> : <IconInfoCircle />}
          title={`Hello ${found.firstName}`}
          text={
            found.optedOut
              ? `${found.company} does not write to you about other openings.`
              : `${found.company} may write to you about other openings. Messages about your interviews always come.`
          }
        >
          <Button
            look={found.optedOut ? "plain" : "primary"}
            busy={attempt.busy}
            onClick={() => choose(!found.optedOut)}
          >
            {found.optedOut ? "Allow messages again" : "Stop messages"}
          </Button>
        </Notice>
      )}
    </Paper>
  );
}
