import { Fragment, type ReactNode } from "react";
import type { FeedbackCard } from "@/api/feedback";
import { Difference } from "@/blocks/dashboard/Difference";
import type { Before } from "@/blocks/dashboard/useBefore";
import type { Measure } from "@/lib/comparison";
import { CellBar } from "@/ui/CellBar";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { StatusButton } from "@/ui/StatusButton";
import classes from "./FeedbackCards.module.css";
import { feedbackStages, feedbackStatuses } from "./place";

type Props = {
  cards: readonly FeedbackCard[];
  refreshing: boolean;
  /** Names their range. */
  heading: string;
  before: Before<readonly FeedbackCard[]>;
  /** Whose details are open. */
  candidate: string;
  onOpen: (card: FeedbackCard) => void;
};

/** Longer names scroll while the card is hovered or focused. */
const longName = 15;
const highest = 5;

const results: Measure = { good: "more" };
const rejected: Measure = { good: "less" };

type CountsProps = {
  /** The values to count, and what a card has of them. */
  of: readonly string[];
  value: (card: FeedbackCard) => string;
} & Pick<Props, "cards" | "before">;

/** '12 TL Round · 3 PL Round', each with its difference. */
function Counts({ of, value, cards, before }: CountsProps) {
  const countOf = (name: string, some: readonly FeedbackCard[]) =>
    some.filter((card) => value(card) === name).length;
  return of
    .filter((name) => countOf(name, cards) + countOf(name, before.data ?? []) > 0)
    .map((name, at) => (
      <Fragment key={name}>
        {at > 0 && " · "}
        {countOf(name, cards)} {name}
        <Difference
          now={countOf(name, cards)}
          before={before.data && countOf(name, before.data)}
          measure={name === "Rejected" ? rejected : results}
          when={before.when}
        />
      </Fragment>
    ));
}

export function FeedbackCards({ cards, refreshing, heading, before, candidate, onOpen }: Props) {
  return (
    <section className={classes.results} aria-label="Results" data-refreshing={refreshing || undefined}>
      <div className={classes.head}>
        <h2>Results</h2>
        <span>
          {cards.length.toLocaleString("en-IN")}
          <Difference now={cards.length} before={before.data?.length} measure={results} when={before.when} />
        </span>
        <span>{heading}</span>
        <span>
          <Counts of={feedbackStages} value={({ stage }) => stage} cards={cards} before={before} />
        </span>
        <span className={classes.end}>
          <Counts of={feedbackStatuses} value={({ status }) => status} cards={cards} before={before} />
        </span>
      </div>
      <ul className={classes.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className={classes.card}
              data-on={card.candidateId === candidate || undefined}
              aria-haspopup="dialog"
              onClick={() => onOpen(card)}
            >
              <span className={classes.top}>
                <PersonAvatar name={card.name} size={28} />
                <span className={classes.name} data-long={card.name.length > longName || undefined}>
                  <span>{card.name}</span>
                </span>
              </span>
              <Fact label="Position">{card.position}</Fact>
              <Fact label="Stage">{card.stage}</Fact>
              <Fact label="Status">
                <StatusButton status={card.status} />
              </Fact>
              <Fact label="Avg. Score">
                {card.average === null ? (
                  <span className={classes.none}>NA</span>
                ) : (
                  <CellBar share={card.average / highest}>{card.average.toFixed(1)}</CellBar>
                )}
              </Fact>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={classes.fact}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{children}</span>
    </span>
  );
}
