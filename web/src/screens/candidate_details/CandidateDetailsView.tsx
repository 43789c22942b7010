import { IconArrowsLeftRight, IconBellOff, IconInfoCircle } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useState } from "react";
import type { NextMoves, NextStage } from "@/api/application";
import type { CandidateDetails } from "@/api/candidateDetails";
import type { CandidateStep } from "@/api/candidateTimeline";
import type { RequisitionWhole } from "@/api/requisition";
import type { SentLink } from "@/blocks/candidate/writing/sentLink";
import { HoldBand } from "@/blocks/requisition/HoldBand";
import { type CandidatePane, rememberedPane, rememberPane } from "@/lib/candidatePane";
import { formatDate } from "@/lib/dates";
import { Band } from "@/ui/Band";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { useKeys } from "@/ui/useKeys";
import { ActionList, type DetailsAction } from "./ActionList";
import { CallButton } from "./CallButton";
import { CandidateBox } from "./CandidateBox";
import classes from "./CandidateDetailsView.module.css";
import { FormActions } from "./FormActions";
import { LinkBand } from "./LinkBand";
import { MessagesAction } from "./MessagesAction";
import { StageRail } from "./StageRail";
import type { Neighbours, Step } from "./useNeighbours";
import { WaitingLine } from "./WaitingLine";

/** What there is to show of the candidate. */
export type DetailsState =
  | { kind: "loading" }
  /** The queue is empty, or the candidate was mapped elsewhere and is not shown. */
  | { kind: "none"; text: string }
  | { kind: "failed"; text: string }
  | { kind: "shown"; details: CandidateDetails; remapped: string };

type Props = {
  state: DetailsState;
  next: NextMoves | undefined;
  steps: readonly CandidateStep[] | undefined;
  /** The requisition, if it is on hold. */
  held: RequisitionWhole | undefined;
  /** Why the stages could not be loaded. */
  failure: Error | null;
  /** The user has the grant of the ESA programme: a tighter layout, and its link. */
  assigned: boolean;
  neighbours: Neighbours | null;
  /** The button that led here from another candidate of the list. */
  stepped: RefObject<Step | null>;
  /** The button to the next candidate, if there is one. */
  onwards: RefObject<HTMLButtonElement | null>;
  rail: RefObject<HTMLElement | null>;
  busy: boolean;
  /** An ESA Link is on its way, and its answer is awaited. */
  sending: boolean;
  onAction: (action: DetailsAction) => void;
  onLink: (sent: SentLink) => void;
  onNeighbour: (step: Step) => void;
  onStage: (stage: NextStage) => void;
  onTakeBack?: () => void;
  onRetry: () => void;
  onRetryRail: () => void;
};

/** The page without a candidate, and why. */
export function NoCandidate({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <section className={classes.card}>
      <EmptyState icon={<IconInfoCircle />} text={text} action={action} />
    </section>
  );
}

export function CandidateDetailsView(props: Props) {
  const { state, next, steps } = props;
  const [pane, setPane] = useState(rememberedPane);
  const show = (chosen: CandidatePane) => {
    rememberPane(chosen);
    setPane(chosen);
  };
  useKeys("Candidate", [
    {
      key: "V",
      label: pane === "resume" ? "Details" : "Resume",
      run: () => show(pane === "resume" ? "details" : "resume"),
      off: state.kind !== "shown",
    },
  ]);
  const edit = next?.buttons.find(({ action }) => action === "edit");
  if (state.kind === "none") return <NoCandidate text={state.text} />;
  if (state.kind === "failed") {
    return (
      <section className={classes.card}>
        <FailedState text={state.text} onRetry={props.onRetry} />
      </section>
    );
  }
  return (
    <>
      {state.kind === "shown" && state.remapped && (
        <Band tone="plum" icon={<IconArrowsLeftRight />} live>
          {state.remapped}
        </Band>
      )}
      <HoldBand whole={props.held} />
      {state.kind === "shown" && state.details.appliedByLinkOn && <LinkBand details={state.details} />}
      {state.kind === "shown" && state.details.optedOutOn && (
        <Band tone="amber" icon={<IconBellOff />}>
          Wants no messages about other openings since {formatDate(state.details.optedOutOn)}
        </Band>
      )}
      {state.kind === "shown" && !state.remapped && (
        <WaitingLine
          key={state.details.candidateId + state.details.requisitionId}
          of={{ candidate: state.details.candidateId, requisition: state.details.requisitionId }}
          name={state.details.name}
          buttons={next?.buttons ?? []}
          onDecide={next && next.decision.options.length > 0 ? () => props.onAction("decide") : undefined}
          onWrite={props.onAction}
        />
      )}
      <div className={classes.columns} data-pane={pane} data-tight={props.assigned || undefined}>
        <ActionList
          buttons={next?.buttons}
          resume={state.kind === "shown" && state.details.resume !== ""}
          form={
            state.kind === "shown" && (
              <FormActions
                of={{ candidate: state.details.candidateId, requisition: state.details.requisitionId }}
                name={state.details.name}
                buttons={next?.buttons ?? []}
                lastCall={steps?.findLast(({ stage }) => stage === "CALL")}
                onView={() => props.onAction("viewForm")}
                onTimeline={() => props.onAction("timeline")}
                onLink={props.onLink}
              />
            )
          }
          messages={
            state.kind === "shown" && (
              <MessagesAction
                key="messages"
                candidate={state.details.candidateId}
                may={next?.buttons.find(({ action }) => action === "messages")}
                onPress={() => props.onAction("messages")}
              />
            )
          }
          esaLink={props.assigned || (state.kind === "shown" && state.details.esa)}
          neighbours={props.neighbours}
          stepped={props.stepped}
          onwards={props.onwards}
          waiting={!next && !props.failure}
          busy={props.busy}
          sending={props.sending}
          onAction={props.onAction}
          onNeighbour={props.onNeighbour}
        />
        {state.kind === "shown" ? (
          <CandidateBox
            key={state.details.candidateId}
            details={state.details}
            mayEdit={edit?.shown === true && edit.enabled}
            pane={pane}
            onPane={show}
            onUpload={() => props.onAction("edit")}
            call={
              <CallButton
                of={{ candidate: state.details.candidateId, requisition: state.details.requisitionId }}
                name={state.details.name}
                mobile={state.details.mobile}
                may={next?.buttons.find(({ action }) => action === "call")}
                onCalled={() => {
                  const stage = next?.stages.find((one) => one.stage === "CALL");
                  if (stage?.state === "open") props.onStage(stage);
                }}
              />
            }
          />
        ) : (
          <section className={classes.card}>
            <LoadingRows count={12} />
          </section>
        )}
        {next && steps ? (
          <StageRail
            ref={props.rail}
            next={next}
            steps={steps}
            onStage={props.onStage}
            onTakeBack={props.onTakeBack}
          />
        ) : (
          <section className={classes.card}>
            {props.failure ? (
              <FailedState text={props.failure.message} onRetry={props.onRetryRail} />
            ) : (
              <LoadingRows count={10} />
            )}
          </section>
        )}
      </div>
    </>
  );
}
