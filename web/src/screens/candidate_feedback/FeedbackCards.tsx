import type { ReactNode } from "react";
import type { FeedbackCard } from "@/api/feedback";
import { CellBar } from "@/ui/CellBar";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { StatusButton } from "@/ui/StatusButton";
import classes from "./FeedbackCards.module.css";
import { feedbackStages, feedbackStatuses } from "./place";

type Props = {
  cards: readonly FeedbackCard[];
  refreshing: boolean;
  /** Beside their number. */
  difference: ReactNode;
  /** Whose details are open. */
  candidate: string;
  onOpen: (card: FeedbackCard) => void;
};

/** Longer names scroll while the card is hovered or focused. */
const longName = 15;
const highest = 5;

const countsOf = (values: readonly string[], of: readonly string[]) =>
  of
    .map((value) => ({ value, count: values.filter((one) => one === value).length }))
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => `${count} ${value}`)
    .join(" · ");

export function FeedbackCards({ cards, refreshing, difference, candidate, onOpen }: Props) {
  return (
    <section className={classes.results} aria-label="Results" data-refreshing={refreshing || undefined}>
      <div className={classes.head}>
        <h2>Results</h2>
        <span>
          {cards.length.toLocaleString("en-IN")}
          {difference}
        </span>
        <span>
          {countsOf(
            cards.map(({ stage }) => stage),
            feedbackStages,
          )}
        </span>
        <span className={classes.end}>
          {countsOf(
            cards.map(({ status }) => status),
            feedbackStatuses,
          )}
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
