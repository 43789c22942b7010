import { IconCircleCheck, IconInfoCircle, IconLinkOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Mark } from "@/blocks/brand/Mark";
import { businessYear } from "@/lib/businessYear";
import { LoadingRows } from "@/ui/LoadingRows";
import { Failure } from "../parts/Failure";
import { Notice } from "../parts/Notice";
import classes from "./MailedPage.module.css";

/** The state of a page behind a mailed link: its question, or why it asks nothing any more. */
export type MailedState<Asked> =
  | { kind: "loading" }
  | { kind: "asked"; asked: Asked }
  | { kind: "decided" | "done"; asked: Asked; text: string }
  | { kind: "over" | "failed"; text: string };

type Props<Asked> = {
  state: MailedState<Asked>;
  /** The question. */
  question: (asked: Asked) => ReactNode;
  /** The subject, shown below the outcome. */
  facts: (asked: Asked) => ReactNode;
  /** What can still be done about the outcome. */
  after?: (asked: Asked, done: boolean) => ReactNode;
  /** What was typed while somebody else decided. */
  unsent?: string;
  onRetry: () => void;
};

/** The page behind a link in a mail: for people who are not signed in, often on a phone. */
export function MailedPage<Asked>({ state, question, facts, after, unsent, onRetry }: Props<Asked>) {
  const more =
    state.kind === "decided" || state.kind === "done" ? after?.(state.asked, state.kind === "done") : null;
  return (
    <div className={classes.page}>
      <main className={classes.card}>
        <div className={classes.brand}>
          <Mark size={24} />
          <span>Muster</span>
        </div>
        {state.kind === "loading" && <LoadingRows count={6} />}
        {state.kind === "failed" && <Failure text={state.text} onRetry={onRetry} />}
        {state.kind === "over" && (
          <Notice icon={<IconLinkOff />} title="This link cannot be used" text={state.text} />
        )}
        {state.kind === "asked" && question(state.asked)}
        {(state.kind === "decided" || state.kind === "done") && (
          <>
            <Notice
              icon={state.kind === "done" ? <IconCircleCheck /> : <IconInfoCircle />}
              done={state.kind === "done"}
              title={state.text}
              text={
                more
                  ? "You can close this page."
                  : "There is nothing more to do here. You can close this page."
              }
            />
            {more}
            {state.kind === "decided" && unsent && (
              <p className={classes.unsent}>
                What you typed was not sent: <q>{unsent}</q>
              </p>
            )}
            {facts(state.asked)}
          </>
        )}
      </main>
      <footer className={classes.foot}>© {businessYear()} Muster</footer>
    </div>
  );
}

/** The facts of the page, line by line. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
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
