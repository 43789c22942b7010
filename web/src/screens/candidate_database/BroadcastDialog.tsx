import { IconInbox, IconInfoCircle } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type Begun, type BroadcastPreview, previewQuery, startBroadcast } from "@/api/broadcast";
import { sessionQuery } from "@/api/session";
import { useWrite } from "@/blocks/write/useWrite";
import { Band } from "@/ui/Band";
import { FailedState } from "@/ui/FailedState";
import { FormDialog } from "@/ui/FormDialog";
import { LoadingRows } from "@/ui/LoadingRows";
import classes from "./BroadcastDialog.module.css";
import { planText, whyNot } from "./broadcastText";

type Props = {
  opened: boolean;
  candidates: readonly string[];
  onStarted: (id: string) => void;
  onClose: () => void;
};

const question = "Are you sure you want to broadcast the selected candidate?";

/** Asks before a broadcast, and shows what each of the chosen would get, or why they are skipped. */
export function BroadcastDialog({ opened, candidates, onStarted, onClose }: Props) {
  const { today } = useSuspenseQuery(sessionQuery).data;
  // What is true of a candidate may change while the dialog was closed.
  const preview = useQuery({ ...previewQuery(candidates), enabled: opened, staleTime: 0, gcTime: 0 });
  const start = useWrite<Begun>({
    topics: ["message"],
    unanswered: "something went wrong",
    onDone: ({ id }) => {
      onClose();
      onStarted(id);
    },
  });
  const refused = preview.data ? whyNot(preview.data) : "";

  return (
    <FormDialog
      opened={opened}
      title={question}
      submit="YES"
      cancel="NO"
      size={640}
      dirty={false}
      busy={start.busy}
      error={start.error ?? (refused || null)}
      submitDisabled={!preview.data || refused !== ""}
      onSubmit={() => start.run(candidates, (key) => startBroadcast(candidates, key))}
      onClose={onClose}
    >
      {preview.data ? (
        <Plan preview={preview.data} today={today} />
      ) : preview.error ? (
        <FailedState text={preview.error.message} onRetry={() => void preview.refetch()} />
      ) : (
        <LoadingRows count={4} />
      )}
    </FormDialog>
  );
}

function Plan({ preview, today }: { preview: BroadcastPreview; today: string }) {
  const skipped = preview.recipients.filter((one) => one.skipped !== "");
  const toSend = preview.recipients.filter((one) => one.skipped === "");
  return (
    <>
      <p className={classes.plan}>{planText(preview, today)}</p>
      {!preview.configured && (
        <Band tone="olive" icon={<IconInbox />}>
          Nothing is set up to send by WhatsApp: the messages are kept, and each can be opened in your own
          WhatsApp.
        </Band>
      )}
      {preview.opensAt && (
        <Band tone="sky" icon={<IconInfoCircle />}>
          Broadcasts are sent from 09:00 am to 09:00 pm.
        </Band>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the list cannot be scrolled by keyboard */}
      <section className={classes.lists} aria-label="Recipients" tabIndex={0}>
        {skipped.length > 0 && (
          <>
            <h3>Skipped, {skipped.length}</h3>
            <ul aria-label="Skipped">
              {skipped.map((one) => (
                <li key={one.candidate}>
                  <b>{one.name}</b>
                  <span>{one.skipped}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {toSend.length > 0 && (
          <>
            <h3>To be sent, {toSend.length}</h3>
            <ul aria-label="To be sent">
              {toSend.map((one) => (
                <li key={one.candidate}>
                  <b>
                    {one.name} <small>{one.mobile}</small>
                  </b>
                  <span>
                    {one.campaign}: {one.params.join(", ")}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}
