import { Button, Textarea } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { Approval } from "@/api/approval";
import { FactList, MailedPage, type MailedState } from "@/blocks/mailed/MailedPage";
import classes from "@/blocks/mailed/MailedPage.module.css";
import type { WriteForm } from "@/blocks/write/useWriteForm";
import { formatDate } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";

type Props = {
  state: MailedState<Approval>;
  form: WriteForm<{ comment: string }>;
  onAnswer: () => void;
  onRetry: () => void;
};

export function RequisitionApprovalView(props: Props) {
  return (
    <MailedPage
      state={props.state}
      question={(approval) => <Question {...props} approval={approval} />}
      facts={(approval) => <FactList facts={factsOf(approval)} />}
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
      <Textarea
        label="Comment (optional)"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...form.field("comment")}
      />
      {form.error && (
        <p className={classes.error} role="alert">
          {form.error}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        className={classes.answer}
        color={approval.approve ? undefined : "red.7"}
        loading={form.busy}
      >
        {word}
      </Button>
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
