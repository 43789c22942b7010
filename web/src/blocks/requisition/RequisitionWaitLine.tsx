import { useQuery } from "@tanstack/react-query";
import { deskTopic, remindOfRequisition, requisitionWaitQuery } from "@/api/waiting";
import { RemindButton } from "../waiting/RemindButton";
import { WaitText } from "../waiting/WaitText";
import { useWrite } from "../write/useWrite";
import classes from "./RequisitionWaitLine.module.css";

/** Whom the requisition waits on, with Remind; nothing while it waits on nobody. */
export function RequisitionWaitLine({ serial }: { serial: string }) {
  const wait = useQuery(requisitionWaitQuery(serial)).data;
  const reminding = useWrite({ topics: [deskTopic] });
  if (!wait || wait.party === "nobody") return null;
  return (
    <section className={classes.line} aria-label="Waiting on">
      <p className={classes.text}>
        <WaitText wait={wait} />
      </p>
      {wait.reminded && <span className={classes.reminded}>{wait.reminded}</span>}
      {wait.remind && (
        <RemindButton
          busy={reminding.busy}
          onClick={() => void reminding.run({ remind: serial }, (key) => remindOfRequisition(serial, key))}
        />
      )}
    </section>
  );
}
