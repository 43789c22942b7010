import "@mantine/core/styles.layer.css";
import { Button, Textarea } from "@mantine/core";
import { IconCircleCheck, IconInfoCircle, IconLinkOff } from "@tabler/icons-react";
import type { FormEvent, ReactNode } from "react";
import type { Approval } from "@/api/approval";
import { Mark } from "@/blocks/brand/Mark";
import { formatDate } from "@/lib/dates";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { StatusButton } from "@/ui/StatusButton";
import classes from "./RequisitionApprovalView.module.css";

export type ApprovalState =
  | { kind: "loading" }
  | { kind: "asked"; approval: Approval }
  | { kind: "decided" | "done"; approval: Approval; text: string }
  | { kind: "over" | "failed"; text: string };

type Props = {
  state: ApprovalState;
  comment: string;
  waiting: boolean;
  error: string | null;
  onComment: (comment: string) => void;
  onAnswer: (approval: Approval) => void;
  onRetry: () => void;
};

export function RequisitionApprovalView(props: Props) {
  const { state } = props;
  return (
    <div className={classes.page}>
      <main className={classes.card}>
        <div className={classes.brand}>
          <Mark size={24} />
          <span>Muster</span>
        </div>
        {state.kind === "loading" && <LoadingRows count={6} />}
        {state.kind === "failed" && <FailedState text={state.text} onRetry={props.onRetry} />}
        {state.kind === "over" && (
          <Notice icon={<IconLinkOff />} title="This link cannot be used" text={state.text} />
        )}
        {state.kind === "asked" && <Question {...props} approval={state.approval} />}
        {(state.kind === "decided" || state.kind === "done") && (
          <>
            <Notice
              icon={state.kind === "done" ? <IconCircleCheck /> : <IconInfoCircle />}
              done={state.kind === "done"}
              title={state.text}
              text="There is nothing more to do here. You can close this page."
            />
            <Facts approval={state.approval} />
          </>
        )}
      </main>
      <footer className={classes.foot}>© {new Date().getFullYear()} Muster</footer>
    </div>
  );
}

type NoticeProps = { icon: ReactNode; title: string; text: string; done?: boolean };

function Notice({ icon, title, text, done }: NoticeProps) {
  return (
    <div className={classes.notice} role="status">
      <span className={classes.icon} data-done={done || undefined} aria-hidden="true">
        {icon}
      </span>
      <h1>{title}</h1>
      {text !== title && <p>{text}</p>}
    </div>
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
      <Facts approval={approval} />
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

function Facts({ approval }: { approval: Approval }) {
  const facts: [string, ReactNode][] = [
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
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
