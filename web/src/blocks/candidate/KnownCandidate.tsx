import type { KnownCandidate } from "@/api/candidate";
import { StatusButton } from "@/ui/StatusButton";
import classes from "./KnownCandidate.module.css";

/** The toast about a candidate who is in the system already. */
export function knownText(message: string, { status, recruiter, position }: KnownCandidate): string {
  const facts = [
    ["Status", status],
    ["HR Name", recruiter],
    ["Position", position],
  ];
  return `${message}: ${facts.map(([label, value]) => `${label}: ${value || "---"}`).join(", ")}`;
}

const focus = (section: HTMLElement | null) => section?.focus();

/** The toast disappears before it can be read, so the form repeats it and takes the focus that Submit lost. */
export function Known({ known }: { known: KnownCandidate }) {
  return (
    <section
      ref={focus}
      tabIndex={-1}
      className={classes.known}
      aria-label="Candidate is already in the system"
    >
      <p>Candidate is already in the system</p>
      <dl>
        <div>
          <dt>Status</dt>
          <dd>{known.status ? <StatusButton status={known.status} /> : "---"}</dd>
        </div>
        <div>
          <dt>HR Name</dt>
          <dd>{known.recruiter || "---"}</dd>
        </div>
        <div>
          <dt>Position</dt>
          <dd>{known.position || "---"}</dd>
        </div>
      </dl>
    </section>
  );
}
