import { IconPhoneCall } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ApplicationKey, NextButton } from "@/api/application";
import { placeCall } from "@/api/phoneCall";
import { sessionQuery } from "@/api/session";
import { useWrite } from "@/blocks/write/useWrite";
import classes from "./CallButton.module.css";

/** What people are told when nothing else is known. */
const wentWrong = "Something went wrong! Please try again";

type Props = {
  of: ApplicationKey;
  name: string;
  mobile: string;
  /** The server's answer about calling; undefined until it is known. */
  may: NextButton | undefined;
  /** Called when a call has begun, for its outcome. */
  onCalled: () => void;
};

/** Calls the candidate: through the telephony service, or from the user's own telephone where there is none. */
export function CallButton({ of, name, mobile, may, onCalled }: Props) {
  const { telephony } = useSuspenseQuery(sessionQuery).data;
  const presses = useRef(0);
  const call = useWrite({ topics: ["message"], unanswered: wentWrong, onDone: onCalled });
  if (!may?.shown) return null;
  const label = `Call ${name}`;
  if (!telephony && may.enabled) {
    return (
      <a
        className={classes.call}
        href={`tel:${mobile}`}
        aria-label={label}
        data-tip={label}
        onClick={onCalled}
      >
        <IconPhoneCall aria-hidden="true" />
      </a>
    );
  }
  function press(): void {
    if (!may?.enabled || call.busy) return;
    if (call.unanswered) {
      // The answer was lost: it is asked for again, and nobody is called twice.
      call.repeat();
      return;
    }
    // Every press is a call of its own, even after the service refused one.
    presses.current++;
    call.run({ ...of, press: presses.current }, (key) => placeCall(of, key));
  }
  return (
    <button
      data-tip={may.enabled ? (call.busy ? "Calling…" : label) : may.reason}
      type="button"
      className={classes.call}
      aria-label={label}
      aria-disabled={!may.enabled || call.busy}
      aria-busy={call.busy}
      onClick={press}
    >
      <IconPhoneCall aria-hidden="true" />
    </button>
  );
}
