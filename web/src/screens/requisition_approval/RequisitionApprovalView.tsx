import { Button, Textarea } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { Approval } from "@/api/approval";
import { FactList, MailedPage, type MailedState } from "@/blocks/mailed/MailedPage";
import classes from "@/blocks/mailed/MailedPage.module.css";
import { formatDate } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";

type Props = {
  state: MailedState<Approval>;
  comment: string;
  waiting: boolean;
  error: string | null;
  onComment: (comment: string) => void;
  onAnswer: (approval: Approval) => void;
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

function Question({
  approval,
  comment,
  waiting,
  error,
  onComment,
  onAnswer,
}: Props & { approval: Approval }) {
  const word = approval.approve ? "Approve" : "Unapprove";
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(approval);
  };
  return (
    <form onSubmit={send}>
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
        value={comment}
        onChange={(event) => onComment(event.currentTarget.value)}
      />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        className={classes.answer}
        color={approval.approve ? undefined : "red.7"}
        loading={waiting}
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
