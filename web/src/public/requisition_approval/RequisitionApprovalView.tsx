import type { FormEvent, ReactNode } from "react";
import type { Approval } from "@/api/approval";
import { formatDate } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";
import { FactList, MailedPage, type MailedState } from "../mailed/MailedPage";
import classes from "../mailed/MailedPage.module.css";
import { Button } from "../parts/Button";
import { AreaField } from "../parts/controls";
import type { PageForm } from "../parts/usePageForm";

type Props = {
  state: MailedState<Approval>;
  form: PageForm<{ comment: string }>;
  onAnswer: () => void;
  onRetry: () => void;
};

export function RequisitionApprovalView(props: Props) {
  return (
    <MailedPage
      state={props.state}
      question={(approval) => <Question {...props} approval={approval} />}
      facts={(approval) => <FactList facts={factsOf(approval)} />}
      unsent={props.form.values.comment}
      onRetry={props.onRetry}
    />
  );
}

function Question({ approval, form, onAnswer }: Props & { approval: Approval }) {
  const word = approval.approve ? "Approve" : "Unapprove";
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAnswer();
  };
  return (
    <form ref={form.ref} onSubmit={send}>
      <h1>{word} this requisition?</h1>
      <p className={classes.lead}>
        {approval.requestedBy} asked for it. Nothing is decided until you press {word}.
      </p>
      <FactList facts={factsOf(approval)} />
      <AreaField
        id="comment"
        label="Comment (optional)"
        rows={2}
        maxLength={2000}
        value={form.values.comment}
        onChange={(comment) => form.set({ comment })}
        error={form.faultOf("comment")}
      />
      {form.error && (
        <p className={classes.error} role="alert">
          {form.error}
        </p>
      )}
      <div className={classes.answer}>
        <Button type="submit" look={approval.approve ? "primary" : "danger"} busy={form.busy}>
          {word}
        </Button>
      </div>
    </form>
  );
}

function factsOf(approval: Approval): [string, ReactNode][] {
  return [
    ["Req ID", approval.serial],
    ["Position", approval.position],
    ["Department", approval.department],
    ["No. of Positions", approval.positions],
    ["Location", approval.location],
    ["Employee Status", approval.employmentStatus],
    ["Employee Type", approval.employmentType],
    ["Hire Type", approval.hireType],
    ...(approval.rehireFor ? [["Rehire For", approval.rehireFor] satisfies [string, ReactNode]] : []),
    ["Requested by", approval.requestedBy],
    ["TAT", formatDate(approval.tat)],
    ["Status", <StatusButton key="status" status={approval.status} />],
  ];
}
