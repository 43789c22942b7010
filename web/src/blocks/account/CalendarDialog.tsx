import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { calendarLinkQuery, endCalendarLink, makeCalendarLink } from "@/api/calendarLink";
import { useWrite } from "@/blocks/write/useWrite";
import { formatDateTime } from "@/lib/dates";
import { copyText } from "@/ui/copyText";
import { Dialog } from "@/ui/Dialog";
import type { DialogProps } from "@/ui/dialogs";
import { LoadingRows } from "@/ui/LoadingRows";
import { toast } from "@/ui/toast";
import classes from "./CalendarDialog.module.css";

const topics = ["calendarLink"];

/** Makes, renews and ends the link under which a calendar program reads the user's interviews. */
export function CalendarDialog({ opened, onClose }: DialogProps) {
  const { data: madeAt, error } = useQuery(calendarLinkQuery);
  const [address, setAddress] = useState("");
  const make = useWrite<{ message: string; address: string }>({
    topics,
    onDone: (made) => setAddress(made.address),
  });
  const end = useWrite({ topics, onDone: () => setAddress("") });
  async function copy(): Promise<void> {
    if (await copyText(address)) toast.success("Link Copied Successfully!");
    else toast.error("The link could not be copied. Please copy it from the field.");
  }
  const busy = make.busy || end.busy;
  return (
    <Dialog
      opened={opened}
      title="My Calendar"
      subtitle="Subscribe in your calendar program: the interviews you conduct, those of your candidates, and joining days."
      size={640}
      onClose={onClose}
    >
      {(make.error ?? end.error ?? error) && <p role="alert">{make.error ?? end.error ?? error?.message}</p>}
      {madeAt === undefined && !error && <LoadingRows />}
      {madeAt !== undefined && (
        <div className={classes.stack}>
          {address ? (
            <>
              <TextInput label="Calendar link" value={address} readOnly onFocus={(e) => e.target.select()} />
              <p className={classes.note}>
                It is shown only now. Whoever has it can read your calendar, so keep it to yourself.
              </p>
            </>
          ) : (
            <p className={classes.note}>
              {madeAt
                ? `You have had a link since ${formatDateTime(madeAt)}. A new one ends it.`
                : "You have no calendar link yet."}
            </p>
          )}
          <div className={classes.buttons}>
            {madeAt && (
              <Button
                variant="default"
                c="var(--tone-red-text)"
                loading={end.busy}
                disabled={busy}
                onClick={() => end.run("end", endCalendarLink)}
              >
                End link
              </Button>
            )}
            {address ? (
              <Button onClick={() => void copy()}>Copy link</Button>
            ) : (
              <Button
                loading={make.busy}
                disabled={busy}
                onClick={() => make.run({ after: madeAt }, makeCalendarLink)}
              >
                {madeAt ? "Make a new link" : "Make link"}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
